import { STAYS_MARK } from '../../domain/lead/form-marks.ts';
import type { OnlineEstimate } from '../../calls/value-trade-in.ts';
import { acceptOffer } from '../../services/accept-offer.ts';
import { dayText, dollarText } from './offer-words.ts';
import { tradeInParts } from './trade-in-parts.ts';

const NOT_ACCEPTED =
  'We could not take that in. Please try it again, or call us: we have your details and the offer.';

/** The figure that is offered on each form, once that is sent. */
const offered = new WeakMap<HTMLFormElement, OnlineEstimate & { offer: number }>();
const watched = new WeakSet<HTMLFormElement>();

function show(place: HTMLElement, heading: 'offer-price' | 'accepted-price', words: string): void {
  const title = tradeInParts.find(place, heading);
  place.hidden = false;
  if (!title) return;
  title.textContent = words;
  title.scrollIntoView({ block: 'center' });
  title.focus({ preventScroll: true });
}

function showOffer(
  form: HTMLFormElement,
  { offer, vehicle, valid_until }: OnlineEstimate & { offer: number },
  lead: string,
): void {
  const root = form.parentElement;
  const place = root && tradeInParts.find(root, 'offer');
  const accepted = root && tradeInParts.find(root, 'accepted');
  const accept = place && tradeInParts.find(place, 'accept');
  if (!place || !accepted || !accept) return;
  form.hidden = true;
  const terms = tradeInParts.find(place, 'offer-terms');
  if (terms)
    terms.textContent = `For your ${vehicle}, as you described it. You can accept until ${dayText(valid_until)}; we buy when we have inspected the vehicle.`;
  show(place, 'offer-price', `We offer ${dollarText(offer)}`);
  const failure = tradeInParts.find(place, 'offer-failure');
  const key = crypto.randomUUID();
  let isSending = false;
  accept.addEventListener('click', () => {
    if (isSending) return;
    isSending = true;
    accept.setAttribute('aria-disabled', 'true');
    void acceptOffer(lead, key).then((answer) => {
      isSending = false;
      accept.setAttribute('aria-disabled', 'false');
      if (answer.kind === 'accepted') {
        place.hidden = true;
        return show(accepted, 'accepted-price', `You accepted our offer of ${dollarText(offer)}`);
      }
      if (!failure) return;
      failure.textContent = (answer.kind === 'refused' && answer.error) || NOT_ACCEPTED;
      failure.hidden = false;
    });
  });
}

/** Shows the offer of a figure when its form is sent, in the place of /success (spec F8); without one the form goes there. */
export function offerAfterSending(form: HTMLFormElement, estimate: OnlineEstimate | undefined): void {
  if (estimate?.offer === undefined) offered.delete(form);
  else offered.set(form, { ...estimate, offer: estimate.offer });
  if (watched.has(form)) return;
  watched.add(form);
  form.addEventListener('lead-sent', ({ detail: { lead } }) => {
    const estimate = offered.get(form);
    if (!estimate || lead === undefined) return;
    // The form goes to /success unless this says so now.
    form.setAttribute(STAYS_MARK, '');
    showOffer(form, estimate, lead);
  });
}
