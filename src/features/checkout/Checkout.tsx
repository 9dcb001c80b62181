import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FIND_RESERVATION_PATH } from '../../api/reservation-page.ts';
import { AGREE_PRICE, CANCEL_RESERVATION, READ_RESERVATION, READ_OFFER } from '../../api/routes.ts';
import type { ReservationAnswer } from '../../api/read-reservation.ts';
import type { Offer } from '../../api/read-offer.ts';
import { LeadForm, type LeadFormProps } from '../../components/form/LeadForm.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { sendEvent, type CheckoutStep } from '../../components/ui/send-event.ts';
import { usePageReturn } from '../../components/ui/use-page-return.ts';
import { carOfCheckout, RESERVATION_WORD } from '../../domain/checkout/checkout-site.ts';
import { SEEN_PRICE } from '../../domain/lead/seen-price.ts';
import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { callApi, type Called } from '../../services/call-api.ts';
import { leadOnAtOnce } from '../../services/go-to-payment.ts';
import { ownReservation } from '../../state/own-reservation.ts';
import { Check, Summary } from './Summary.tsx';
import { useStepAddress } from './use-step-address.ts';

const NO_CAR_NAME = 'No vehicle chosen';
/** The address names a vehicle, and there is no answer that says which. */
const UNKNOWN_CAR_NAME = 'The vehicle you chose';
const NO_CAR = 'Choose a vehicle first, then select Reserve on its page.';
const NO_ANSWER = "We can't be reached right now. Nothing has been reserved or charged.";

/** What a shopper is told before anything is paid (spec F9). */
export type FeeTermsProps = {
  fee: string;
  terms: readonly string[];
  seller: string;
  licence: { label: string; number: string };
};

type Props = {
  form: LeadFormProps;
  title: string;
  intro: string;
  stock: { label: string; href: string };
  phone: string | undefined;
  fee: FeeTermsProps;
};

/** What the page shows: it asks, or there is a form, a sentence why there is none, or a reservation. */
type View =
  | { show: 'asking' | 'form' }
  | { show: 'closed'; words: string; canRetry: boolean }
  | { show: 'hold'; hold: ReservationAnswer };

/** The fee, until when, when it comes back, and who sells (spec F9). */
function FeeTerms({ fee, terms, seller, licence }: FeeTermsProps) {
  return (
    <div className="checkout-terms">
      <p className="checkout-fee">
        <span>Pay today</span>
        <strong>{fee}</strong>
      </p>
      <ul>
        {terms.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="checkout-hint">{`Sold by ${seller}, ${licence.label} ${licence.number}`}</p>
    </div>
  );
}

type VehicleProps = { vehicle: Offer['vehicle'] | undefined; hasNone: boolean; isAsking: boolean };

function CheckoutVehicle({ vehicle, hasNone, isAsking }: VehicleProps) {
  const blankName = hasNone ? NO_CAR_NAME : isAsking ? '' : UNKNOWN_CAR_NAME;
  return (
    <aside className="card checkout-vehicle">
      <div className="checkout-photo">
        {vehicle?.image && <img alt="" width="640" height="427" src={vehicle.image} />}
        {!vehicle && !isAsking && <Icon name="camera" className="size-8" />}
      </div>
      <div className="checkout-words">
        {/* The card stays without a vehicle: everything below would move up. */}
        <p className="checkout-name">{vehicle?.name ?? blankName}</p>
        {isAsking && !vehicle && (
          <p className="checkout-hint" role="status">
            Finding the vehicle…
          </p>
        )}
        <p className="checkout-price">{vehicle?.price_words ?? ''}</p>
        {vehicle?.price_note && <p className="checkout-hint">{vehicle.price_note}</p>}
        {vehicle && vehicle.facts.length > 0 && <p className="checkout-hint">{vehicle.facts.join(', ')}</p>}
        <p className="checkout-hint">
          {vehicle && (
            <a href={`/cars/${encodeURIComponent(vehicle.slug)}`} className="link">
              See this vehicle
            </a>
          )}
        </p>
      </div>
    </aside>
  );
}

const cancelReservation = (id: string): Promise<Called<ReservationAnswer>> =>
  callApi(CANCEL_RESERVATION, { parts: { id }, body: { confirm: 'cancel' } });

type ReservationProps = {
  hold: ReservationAnswer;
  takesFocus: boolean;
  onChange: (act: (id: string) => Promise<Called<ReservationAnswer>>) => void;
};

/** Listens once to each link to a payment: the function stays the same from one render to the next. */
const payLink = (link: HTMLAnchorElement | null): void => {
  if (link) leadOnAtOnce(link);
};

/** How a reservation is, and what can be done about it (spec F9). */
function Reservation({ hold: reservation, takesFocus, onChange }: ReservationProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isCancelling, setCancelling] = useState(false);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus, reservation]);
  const { price_now: priceNow } = reservation;
  return (
    <div ref={ref} className="card checkout-hold" tabIndex={-1}>
      <h2 className="text-heading">{reservation.title}</h2>
      <p>{reservation.text}</p>
      {reservation.money && <p className="checkout-money">{reservation.money}</p>}
      <Summary lines={reservation.summary} />
      {priceNow && (
        <p className="checkout-now" role="alert">
          {`The price has changed from ${reservation.price} to ${priceNow.words}. We won't take anything until you agree to it.`}
        </p>
      )}
      {isCancelling ? (
        <div className="checkout-cancel">
          <p>Cancel this reservation? Someone else could then buy the vehicle.</p>
          <p className="checkout-actions">
            <button
              type="button"
              className="button button-primary"
              onClick={() => onChange(cancelReservation)}
            >
              Yes, cancel it
            </button>
            <button type="button" className="button button-quiet" onClick={() => setCancelling(false)}>
              Keep It
            </button>
          </p>
        </div>
      ) : (
        <p className="checkout-actions">
          {reservation.pay && (
            <a ref={payLink} href={reservation.pay} className="button button-primary">
              Go to Payment
            </a>
          )}
          {priceNow && (
            <button
              type="button"
              className="button button-primary"
              onClick={() =>
                onChange((id) => callApi(AGREE_PRICE, { parts: { id }, body: { price: priceNow.price } }))
              }
            >
              Agree to This Price
            </button>
          )}
          {reservation.can_cancel && (
            <button type="button" className="button button-quiet" onClick={() => setCancelling(true)}>
              Cancel Reservation
            </button>
          )}
        </p>
      )}
      {reservation.state === 'held' && (
        <p className="checkout-hint checkout-keep">Bookmark this page to check or cancel your reservation.</p>
      )}
    </div>
  );
}

type ClosedProps = { words: string; canRetry: boolean; onRetry: () => void; stock: Props['stock'] };

function Closed({ words, canRetry, onRetry, stock }: ClosedProps) {
  return (
    <div tabIndex={-1}>
      <p className="checkout-intro" role="alert">
        {words}
      </p>
      <p className="checkout-actions">
        {canRetry && (
          <button type="button" className="button button-primary" onClick={onRetry}>
            Try Again
          </button>
        )}
        <a href={stock.href} className="button button-quiet">
          {stock.label}
        </a>
      </p>
    </div>
  );
}

function FormView({
  form,
  intro,
  isSeen,
  isAwake,
  fee,
  vehicle,
  deal,
  ...on
}: Pick<Props, 'form' | 'intro' | 'fee'> & {
  isSeen: boolean;
  /** Before that the form shows where no scripts run, and is asked for elsewhere. */
  isAwake: boolean;
  vehicle: Offer['vehicle'] | undefined;
  deal: Offer['deal'];
  onAccepted: LeadFormProps['onAccepted'];
  onRefused: () => void;
  onStep: (title: string, index: number) => void;
}): ReactNode {
  const address = useStepAddress(form.form.steps.length, on.onStep);
  const last = form.form.steps.length - 1;
  return (
    <div className={isAwake ? 'checkout-form' : 'checkout-form checkout-asleep'} hidden={!isSeen}>
      <p className="checkout-intro">{intro}</p>
      <div className="hidden noscript:block">
        <p className="checkout-hint">You'll see the full price first. Nothing's reserved until you agree.</p>
        <p className="checkout-hint">
          <span>Already reserved? </span>
          <a href={FIND_RESERVATION_PATH} className="link">
            See your reservation
          </a>
        </p>
      </div>
      <LeadForm
        {...form}
        atOnce
        isShown={isSeen}
        carried={vehicle && { [SEEN_PRICE]: String(vehicle.price ?? ''), car_id: vehicle.slug }}
        controls={address}
        onAccepted={on.onAccepted}
        onRefused={on.onRefused}
        onStep={(step, index) => address.onStep(step.title, index)}
        stepHead={(index, state) =>
          index === 0 ? (
            <FeeTerms {...fee} />
          ) : index === last ? (
            <>
              {isAwake && <Check deal={deal} state={state} />}
              <FeeTerms {...fee} terms={fee.terms.slice(1)} />
            </>
          ) : null
        }
      />
    </div>
  );
}

/** How far a shopper is, for the dealer's own counting (spec F11); told again when the counting begins later. */
function useProgress(form: string): (step: string, did: CheckoutStep['did']) => void {
  const told = useRef<CheckoutStep>(undefined);
  useEffect(() => {
    const again = (): void => {
      if (told.current) sendEvent(document.documentElement, 'checkout-progress', told.current);
    };
    document.addEventListener('count-begin', again);
    return () => document.removeEventListener('count-begin', again);
  }, []);
  return (step, did) => {
    told.current = { form, step: step.trim(), did };
    sendEvent(document.documentElement, 'checkout-progress', told.current);
  };
}

/**
 * The checkout of the vehicle that its address names (spec F9): its offer and the form, or the reservation that was made of
 * it. Everything that is shown of a vehicle or a reservation is the backend's answer of this moment.
 */
export function Checkout({ form, title, intro, stock, phone, fee }: Props) {
  const [view, setView] = useState<View>({ show: 'asking' });
  const [isAwake, setAwake] = useState(false);
  const [offer, setOffer] = useState<Offer>();
  const vehicle = offer?.vehicle;
  const [hasNone, setHasNone] = useState(false);
  const [takesFocus, setTakesFocus] = useState(false);
  const tell = useProgress(form.form.id);
  const carOf = (): string => carOfCheckout(location.pathname, location.search);
  const isBegun = useRef(false);

  const close = (words: string, canRetry = false): void => setView({ show: 'closed', words, canRetry });
  function showReservation(reservation: ReservationAnswer, focus = false): void {
    if (reservation.state === 'held') tell('held', 'complete');
    setTakesFocus(focus);
    setView({ show: 'hold', hold: reservation });
  }
  /** Asks what the vehicle costs now; the form takes that price for the one that was seen. */
  async function askOffer(changesView = true): Promise<void> {
    const called = await callApi(READ_OFFER, { query: { car_id: carOf() } });
    if (called.kind !== 'answered') {
      if (changesView)
        close(called.kind === 'refused' ? called.error : NO_ANSWER, called.kind === 'unanswered');
      return;
    }
    const { answer } = called;
    setOffer(answer);
    if (!changesView) return;
    if (!answer.is_free) return close(answer.words ?? '', true);
    setView({ show: 'form' });
    if (isBegun.current) return;
    isBegun.current = true;
    tell(form.form.steps[0]?.title ?? '', 'start');
  }
  async function look(): Promise<void> {
    const car = carOf();
    if (car === '') {
      setHasNone(true);
      return close(NO_CAR);
    }
    const named = new URLSearchParams(location.search).get(RESERVATION_WORD);
    const id = named ?? ownReservation(car).get();
    const [called] = await Promise.all([
      id === undefined ? undefined : callApi(READ_RESERVATION, { parts: { id } }),
      askOffer(false),
    ]);
    if (called?.kind === 'answered') {
      const isOver = called.answer.state === 'ended';
      if (isOver) ownReservation(car).keep(undefined);
      // Show an ended reservation only where the address asks for it; else the vehicle may be reserved anew.
      if (named || !isOver) return showReservation(called.answer);
    }
    if (called?.kind === 'unanswered') return close(NO_ANSWER, true);
    await askOffer();
  }
  async function change(id: string, act: (id: string) => Promise<Called<ReservationAnswer>>): Promise<void> {
    const called = await act(id);
    if (called.kind !== 'answered') return look();
    if (called.answer.state === 'ended') ownReservation(carOf()).keep(undefined);
    showReservation(called.answer, true);
  }
  useEffect(() => setAwake(true), []);
  // Back from the page of the provider, too.
  usePageReturn(() => void look());

  return (
    <div className="checkout-columns">
      <h1 className="checkout-title text-title">{title}</h1>
      <CheckoutVehicle vehicle={vehicle} hasNone={hasNone} isAsking={view.show === 'asking'} />
      <div className={view.show === 'asking' ? 'checkout-main checkout-later' : 'checkout-main'}>
        <FormView
          form={form}
          intro={intro}
          fee={fee}
          isSeen={!isAwake || view.show === 'form'}
          isAwake={isAwake}
          vehicle={vehicle}
          deal={offer?.deal}
          onAccepted={(lead) => {
            ownReservation(carOf()).keep(lead.lead);
            return false;
          }}
          onRefused={() => void askOffer()}
          onStep={(step, index) => tell(step, index === 0 ? 'start' : 'continue')}
        />
        {view.show === 'closed' && <Closed {...view} stock={stock} onRetry={() => void look()} />}
        {view.show === 'hold' && (
          <Reservation
            key={view.hold.state}
            hold={view.hold}
            takesFocus={takesFocus}
            onChange={(act) => void change(view.hold.id, act)}
          />
        )}
        {phone && (
          <p className="checkout-phone">
            <span>Rather talk? </span>
            <a href={phoneHref(phone)} className="link">
              <Icon name="phone" className="size-4.5" />
              <span>{displayPhone(phone)}</span>
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
