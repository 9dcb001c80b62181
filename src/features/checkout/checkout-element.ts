import type { HoldAnswer } from '../../calls/read-hold.ts';
import { sendEvent, type CheckoutStep } from '../../components/ui/send-event.ts';
import { carOfCheckout, HOLD_WORD } from '../../domain/checkout/checkout-site.ts';
import { FORM_MARKS } from '../../domain/lead/form-marks.ts';
import { SEEN_PRICE } from '../../domain/lead/seen-price.ts';
import { agreePrice, cancelHold, readHold, readOffer } from '../../services/call-checkout.ts';
import type { Called } from '../../services/call-json.ts';
import { leadOnAtOnce } from '../../services/go-to-payment.ts';
import { ownHold, rememberHold } from '../../state/own-hold.ts';
import { checkoutParts, type CheckoutView } from './checkout-parts.ts';
import { followSteps } from './follow-steps.ts';
import { showHold } from './show-hold.ts';
import { showOffer } from './show-offer.ts';

const NO_CAR_NAME = 'No vehicle chosen';
const NO_CAR = 'Choose a vehicle first: its page leads here.';
const NO_ANSWER = 'We cannot be reached at the moment. Nothing was reserved or paid just now.';

/**
 * The checkout of the vehicle that its address names (spec F9): its offer and the form, or the reservation that was made
 * of it. Everything that is shown of a vehicle or a reservation is the backend's answer of this moment.
 */
class CheckoutJourney extends HTMLElement {
  #hold: HoldAnswer | undefined;

  connectedCallback(): void {
    this.#show('asking');
    this.#connect();
    void this.#look();
    document.addEventListener(
      'count-begin',
      () => this.#progress && sendEvent(this, 'checkout-progress', this.#progress),
    );
    // Back from the page of the provider: what was shown may have changed.
    addEventListener('pageshow', ({ persisted }) => persisted && void this.#look());
  }

  get #car(): string {
    return carOfCheckout(location.pathname, location.search);
  }

  #connect(): void {
    const form = this.querySelector('form');
    form?.addEventListener('lead-sent', ({ detail }) => {
      if (detail.lead) rememberHold(this.#car, detail.lead);
    });
    form?.addEventListener('lead-refused', () => void this.#askOffer());
    const on = (part: 'hold-cancel' | 'hold-agree' | 'hold-again', act: () => Promise<unknown>): void =>
      checkoutParts.find(this, part)?.addEventListener('click', () => void act());
    const pay = checkoutParts.find(this, 'hold-pay');
    if (pay) leadOnAtOnce(pay);
    on('hold-again', () => this.#look());
    on('hold-cancel', () => this.#change((id) => cancelHold(id)));
    on('hold-agree', () => this.#change((id) => agreePrice(id, this.#hold?.price_now?.price ?? 0)));
  }

  #show(view: CheckoutView, takesFocus = false): void {
    for (const place of checkoutParts.findAll(this, 'checkout-view')) {
      const isShown = checkoutParts.valueOf(place, 'checkout-view') === view;
      place.hidden = !isShown;
      if (isShown && takesFocus) place.focus();
    }
  }

  #close(words: string, canRetry = false): void {
    const why = checkoutParts.find(this, 'checkout-why');
    if (why) why.textContent = words;
    const again = checkoutParts.find(this, 'hold-again');
    if (again) again.hidden = !canRetry;
    this.#show('closed');
  }

  /** The card of the vehicle stays, because without it everything below would move up. */
  #closeWithoutCar(): void {
    const name = checkoutParts.find(this, 'checkout-name');
    if (name) name.textContent = NO_CAR_NAME;
    const link = checkoutParts.find(this, 'vehicle-link');
    if (link) link.hidden = true;
    this.#close(NO_CAR);
  }

  async #look(): Promise<void> {
    const car = this.#car;
    if (car === '') return this.#closeWithoutCar();
    const named = new URLSearchParams(location.search).get(HOLD_WORD);
    const id = named ?? ownHold(car);
    const [called] = await Promise.all([id === undefined ? undefined : readHold(id), this.#askOffer(false)]);
    if (called?.kind === 'answered') {
      const isOver = called.answer.state === 'ended';
      if (isOver) rememberHold(car, undefined);
      // One that has ended is shown where the address asks for it; else the vehicle may be reserved anew.
      if (named || !isOver) return this.#showHold(called.answer);
    }
    if (called?.kind === 'unanswered') return this.#close(NO_ANSWER, true);
    await this.#askOffer();
  }

  #showHold(hold: HoldAnswer, takesFocus = false): void {
    this.#hold = hold;
    if (hold.state === 'held') this.#tell('held', 'complete');
    showHold(this, hold);
    this.#show('hold', takesFocus);
  }

  /** Asks what the vehicle costs now; the form takes that price for the one that was seen. */
  async #askOffer(changesView = true): Promise<void> {
    const called = await readOffer(this.#car);
    if (called.kind !== 'answered') {
      if (changesView)
        this.#close(called.kind === 'refused' ? called.error : NO_ANSWER, called.kind === 'unanswered');
      return;
    }
    const { answer: offer } = called;
    showOffer(this, offer);
    this.#fill(SEEN_PRICE, String(offer.vehicle.price ?? ''));
    this.#fill('car_id', offer.vehicle.slug);
    if (!changesView) return;
    if (!offer.is_free) return this.#close(offer.words ?? '', true);
    this.#show('form');
    this.#follow();
  }

  #isFollowing = false;
  #follow(): void {
    const form = this.querySelector('form');
    if (!form || this.#isFollowing) return;
    this.#isFollowing = true;
    followSteps({
      onStep: (step, at) =>
        this.#tell(step.querySelector('legend')?.textContent ?? '', at === 0 ? 'start' : 'continue'),
      steps: [...form.querySelectorAll<HTMLElement>('fieldset')],
      next: form.querySelector<HTMLElement>('.lead-next'),
      previous: form.querySelector<HTMLElement>('.lead-back'),
    });
  }

  #progress: CheckoutStep | undefined;
  /** Says how far the shopper is, for the dealer's own counting (spec F11). */
  #tell(step: string, did: CheckoutStep['did']): void {
    const form = this.querySelector('form')?.getAttribute(FORM_MARKS.form) ?? '';
    this.#progress = { form, step: step.trim(), did };
    sendEvent(this, 'checkout-progress', this.#progress);
  }

  #fill(name: string, value: string): void {
    const input = this.querySelector('form')?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = value;
  }

  async #change(act: (id: string) => Promise<Called<HoldAnswer>>): Promise<void> {
    if (!this.#hold) return;
    const called = await act(this.#hold.id);
    if (called.kind === 'answered') {
      if (called.answer.state === 'ended') rememberHold(this.#car, undefined);
      this.#showHold(called.answer, true);
    } else await this.#look();
  }
}

customElements.define('checkout-journey', CheckoutJourney);
