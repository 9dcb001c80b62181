import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { OFFER_CATEGORY } from '../../domain/trade-in/offer-category.ts';
import { PLATE_STATES } from '../../domain/trade-in/plate-states.ts';
import type { OnlineEstimate, Valuation, ValuationQuestion } from '../../api/value-trade-in.ts';
import { EnquiryForm, type EnquiryFormProps } from '../../components/form/EnquiryForm.tsx';
import type { LeadFormState } from '../../components/form/lead-form-state.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { successHref } from '../../domain/lead/success-words.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { OWN_NAMES } from '../../domain/trade-in/own-names.ts';
import { STATE_FIELD } from '../../domain/trade-in/trade-in-fields.ts';
import { ESTIMATE_STEP } from '../../domain/trade-in/trade-in-steps.ts';
import type { ValuationPlan } from '../../domain/trade-in/valuation-plan.ts';
import { acceptOffer, lookUpPlate, recordValuation, valueTradeIn } from '../../services/value-trade-in.ts';
import { $tradeIn } from '../../state/trade-in.ts';
import { ownText, valuationQuestion } from './own-vehicle-answers.ts';

// domain/text is in one file with the islands' React: a form would load both.

/** Dollars as '$12,990'. */
const dollarText = (dollars: number): string => `$${dollars.toLocaleString('en-AU')}`;

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day YYYY-MM-DD as '22 November 2026'. */
const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

type Plan = { valuation: ValuationPlan };

const BY_HAND = 'Enter the make, model and year instead.';

/** Fills the vehicle in by its plate, below the fields of plate and state (spec F8). */
function PlateLookUp({ valuation, form }: Plan & { form: LeadFormState }) {
  const [words, setWords] = useState('Or enter the details yourself.');
  async function lookUp(): Promise<void> {
    const element = form.formRef.current;
    if (!element) return;
    const rego = ownText(element, 'rego');
    const state = PLATE_STATES.find((one) => one === ownText(element, 'state'));
    if (rego === '' || state === undefined) {
      setWords('Enter the rego and choose its state.');
      form.focusField(rego === '' ? OWN_NAMES.rego : OWN_NAMES.state);
      return;
    }
    setWords('Looking it up…');
    const found = await lookUpPlate({ rego, state });
    if (found === 'unknown') return setWords(`We couldn't find that rego. ${BY_HAND}`);
    if (found === 'unanswered') return setWords(`We can't look up that rego right now. ${BY_HAND}`);
    const { make, model, year } = found;
    form.setAnswer(OWN_NAMES.make, make);
    form.setAnswer(OWN_NAMES.model, model);
    form.setAnswer(OWN_NAMES.year, String(year));
    setWords(`Found: ${year} ${make} ${model}. Not right? Change it below.`);
    form.focusField(OWN_NAMES.km);
  }
  return (
    <div className="trade-plate needs-script">
      <button type="button" className="button button-quiet" onClick={() => void lookUp()}>
        Find My Vehicle
      </button>
      <p role="status" className="lead-hint">
        {words}
      </p>
      {valuation.demoPlates && (
        <p className="trade-demo">
          {`Demo site: try a sample rego, such as ${valuation.demoPlates.join(', ')}.`}
        </p>
      )}
    </div>
  );
}

function EstimateResult({ estimate, valuation }: Plan & { estimate: OnlineEstimate }) {
  const { vehicle, low, high, valued_on, rests_on, changes } = estimate;
  return (
    <div className="trade-result">
      <p className="trade-result-title">Our estimate for your</p>
      <p className="trade-vehicle">{vehicle}</p>
      <p className="trade-range">{`${dollarText(low)} to ${dollarText(high)}`}</p>
      <p className="lead-hint">{`Estimated on ${dayText(valued_on)}, subject to inspection`}</p>
      <h2 className="trade-small-title">What it's based on</h2>
      <ul className="trade-list">
        {rests_on.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {changes.length > 0 && (
        <div>
          <h2 className="trade-small-title">How its condition affects the price</h2>
          <dl className="trade-changes">
            {changes.map(({ label, dollars }) => [
              <dt key={label}>{label}</dt>,
              <dd
                key={`${label} dollars`}
              >{`${dollars < 0 ? '−' : '+'}${dollarText(Math.abs(dollars))}`}</dd>,
            ])}
          </dl>
        </div>
      )}
      {valuation.demoPlates && (
        <p className="trade-demo">Demo site: this isn't an offer to buy your vehicle.</p>
      )}
      <p className="trade-disclosure">{valuation.disclosure}</p>
    </div>
  );
}

/** What is known of a figure: nothing yet, that there is none at the moment, or the backend's answer. */
type Figure = 'working' | 'missing' | Valuation;

/** What the vehicle may be worth (spec F8): a range with its day and what it rests on, or why a visit comes first. */
function TradeInEstimate({ figure, valuation }: Plan & { figure: Figure }) {
  return (
    <div className="trade-estimate needs-script">
      <div role="status">
        {figure === 'working' && <p className="lead-hint">Working out an estimate…</p>}
        {figure === 'missing' && (
          <div className="trade-note">
            <p className="trade-note-title">We can't work out an estimate right now.</p>
            <p>Send us your details anyway and we'll get back to you with a price.</p>
          </div>
        )}
        {typeof figure === 'object' && figure.kind === 'visit' && (
          <div className="trade-note">
            <p className="trade-note-title">An inspection comes first</p>
            <p>{figure.words}</p>
            <p>Choose a time for your visit below and we'll give you a price once we've seen it.</p>
          </div>
        )}
        {typeof figure === 'object' && figure.kind === 'estimate' && (
          <EstimateResult estimate={figure} valuation={valuation} />
        )}
      </div>
    </div>
  );
}

const NOT_ACCEPTED =
  "That didn't go through. Please try again or call us. We've got your details and the offer.";

function useFocusOnce(): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}

function AcceptedOffer({ offer }: { offer: number }) {
  const ref = useFocusOnce();
  return (
    <div className="trade-offer">
      <Icon name="check" className="trade-mark" />
      <h2 ref={ref} className="text-display" tabIndex={-1}>
        {`You accepted our offer of ${dollarText(offer)}`}
      </h2>
      <p>
        We'll call you to arrange the inspection. Nothing is sold until we've both seen the vehicle and its
        papers.
      </p>
      <p className="lead-buttons">
        <a href="/" className="button button-quiet">
          Home
        </a>
      </p>
    </div>
  );
}

type OfferProps = {
  estimate: OnlineEstimate;
  offer: number;
  lead: string;
  isDemo: boolean;
  onAccepted: () => void;
};

/** What is offered for the vehicle, in the place of its form once that is sent (spec F8). */
function TradeInOffer({ estimate, offer, lead, isDemo, onAccepted }: OfferProps) {
  const ref = useFocusOnce();
  const [key] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function accept(): Promise<void> {
    if (isSending) return;
    setSending(true);
    const answer = await acceptOffer(lead, key);
    setSending(false);
    if (answer.kind === 'accepted') onAccepted();
    else setFailure((answer.kind === 'refused' && answer.error) || NOT_ACCEPTED);
  }
  return (
    <div className="trade-offer">
      <p className="lead-hint">{`Thanks, we've got your details. Your reference: ${shortReference(lead)}`}</p>
      <h2 ref={ref} className="text-display" tabIndex={-1}>
        {`We offer ${dollarText(offer)}`}
      </h2>
      <p>
        {`For your ${estimate.vehicle}, as you described it. You can accept until ${dayText(estimate.valid_until)}, and we'll buy it once we've inspected it.`}
      </p>
      {isDemo && <p className="trade-demo">Demo site: this isn't an offer to buy your vehicle.</p>}
      <p className="lead-summary" role="alert" hidden={failure === undefined}>
        {failure ?? ''}
      </p>
      <div className="lead-buttons">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isSending}
          onClick={() => void accept()}
        >
          Accept This Offer
        </button>
        <a href={successHref(OFFER_CATEGORY)} className="button button-quiet">
          Not now
        </a>
      </div>
    </div>
  );
}

/** What the device keeps of a figure for the calculator of the vehicle that it was asked from (spec F12). */
function keepFigure(
  { low, high, offer, valued_on, valid_until, vehicle }: OnlineEstimate,
  { car_id }: ValuationQuestion,
): void {
  const value = offer ?? Math.round((low + high) / 200) * 100;
  $tradeIn.keep({ value, valued_on, valid_until, vehicle, ...(car_id && { car_id }) });
}

function useFigure({ record }: ValuationPlan): { figure: Figure; ask: (form: LeadFormState) => void } {
  const [figure, setFigure] = useState<Figure>('working');
  /** What was asked last; what was answered already is not asked again. */
  const asked = useRef('');
  async function ask(element: HTMLFormElement): Promise<void> {
    const question = valuationQuestion(element);
    const text = JSON.stringify(question);
    if (asked.current === text) return;
    asked.current = text;
    setFigure('working');
    const valuation = await valueTradeIn(question);
    // Another vehicle was described meanwhile.
    if (asked.current !== text) return;
    // What could not be had is asked again when the step is opened once more.
    if (!valuation) asked.current = '';
    setFigure(valuation ?? 'missing');
    if (valuation?.kind !== 'estimate') return;
    keepFigure(valuation, question);
    const { valuation_id, low, high, offer, valued_on } = valuation;
    if (record)
      void recordValuation({ valuation_id, low, high, ...(offer !== undefined && { offer }), valued_on });
  }
  return {
    figure,
    ask: ({ formRef }) => {
      if (formRef.current) void ask(formRef.current);
    },
  };
}

function FigureStep({
  form,
  onShow,
  children,
}: {
  form: LeadFormState;
  onShow: () => void;
  children: ReactNode;
}) {
  const isShown = form.isAwake && form.steps[form.step]?.title === ESTIMATE_STEP;
  useEffect(() => {
    if (isShown) onShow();
  }, [isShown]);
  return children;
}

/** The form by which shoppers have their vehicle valued (spec F8). Without scripts a person answers it. */
export function TradeInForm({ valuation, ...props }: EnquiryFormProps & Plan) {
  const { figure, ask } = useFigure(valuation);
  const [lead, setLead] = useState<string>();
  const [isAccepted, setAccepted] = useState(false);
  const estimate = typeof figure === 'object' && figure.kind === 'estimate' ? figure : undefined;
  const offer = estimate?.offer;
  if (isAccepted && offer !== undefined) return <AcceptedOffer offer={offer} />;
  if (lead !== undefined && estimate && offer !== undefined)
    return (
      <TradeInOffer
        estimate={estimate}
        offer={offer}
        lead={lead}
        isDemo={valuation.demoPlates !== undefined}
        onAccepted={() => setAccepted(true)}
      />
    );
  return (
    <EnquiryForm
      {...props}
      carried={{ [OWN_NAMES.valuation]: estimate?.valuation_id ?? '' }}
      onAccepted={(accepted) => {
        if (offer === undefined) return false;
        setLead(accepted.lead);
        return true;
      }}
      beforeFields={(step, _index, form) =>
        step.title === ESTIMATE_STEP && (
          <FigureStep form={form} onShow={() => ask(form)}>
            <TradeInEstimate figure={figure} valuation={valuation} />
          </FigureStep>
        )
      }
      afterField={(field, form) =>
        field.name === STATE_FIELD.name &&
        valuation.hasPlates && <PlateLookUp key="plate" valuation={valuation} form={form} />
      }
    />
  );
}
