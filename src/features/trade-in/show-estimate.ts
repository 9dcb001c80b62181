import type { OnlineEstimate, ValuationQuestion } from '../../calls/value-trade-in.ts';
import type { Condition } from '../../domain/lead/condition-field.ts';
import { recordValuation, valueTradeIn } from '../../services/value-trade-in.ts';
import { keepTradeIn } from '../../state/trade-in.ts';
import { dayText, dollarText } from './offer-words.ts';
import { ownControl, ownFigure, ownText, tickedAdjustments } from './own-form.ts';
import { offerAfterSending } from './show-offer.ts';
import { tradeInParts } from './trade-in-parts.ts';

/** What was asked last for a form, and what was answered. */
const asked = new WeakMap<HTMLFormElement, string>();

const carOf = (form: HTMLFormElement): string =>
  form.querySelector<HTMLInputElement>('[name="car_id"]')?.value ?? '';

function questionOf(form: HTMLFormElement): ValuationQuestion {
  const [rego, state, car_id] = [ownText(form, 'rego'), ownText(form, 'state'), carOf(form)];
  return {
    ...(rego && { rego }),
    ...(state && { state }),
    make: ownText(form, 'make'),
    model: ownText(form, 'model'),
    year: ownFigure(form, 'year'),
    km: ownFigure(form, 'km'),
    condition: ownText(form, 'condition') as Condition,
    adjustments: tickedAdjustments(form),
    ...(car_id && { car_id }),
  };
}

const PLACES = ['working', 'missing', 'visit', 'estimate'] as const;

/** Shows one of the places in which something can be said, and no other. */
function showOnly(root: Element, shown: (typeof PLACES)[number]): void {
  for (const name of PLACES) {
    const place = tradeInParts.find(root, name);
    if (place) place.hidden = name !== shown;
  }
}

function fillIn(root: Element, { vehicle, low, high, valued_on, rests_on, changes }: OnlineEstimate): void {
  const say = (name: 'own-vehicle' | 'range' | 'valued-on', text: string): void => {
    const place = tradeInParts.find(root, name);
    if (place) place.textContent = text;
  };
  say('own-vehicle', vehicle);
  say('range', `${dollarText(low)} to ${dollarText(high)}`);
  say('valued-on', `An estimate of ${dayText(valued_on)}, subject to seeing the vehicle`);
  const line = (name: string, text: string): HTMLElement => {
    const element = document.createElement(name);
    element.textContent = text;
    return element;
  };
  tradeInParts.find(root, 'basis')?.replaceChildren(...rests_on.map((text) => line('li', text)));
  const changed = tradeInParts.find(root, 'changes');
  if (!changed) return;
  changed.hidden = changes.length === 0;
  changed
    .querySelector('dl')
    ?.replaceChildren(
      ...changes.flatMap(({ label, dollars }) => [
        line('dt', label),
        line('dd', `${dollars < 0 ? '−' : '+'}${dollarText(Math.abs(dollars))}`),
      ]),
    );
}

/**
 * Asks what the vehicle of the form may be worth, and shows the answer in the step (spec F8); what was asked already is not
 * asked again. The form carries the id of the figure, and the device keeps it for the calculator of the vehicle that it was
 * asked from.
 */
export async function showEstimate(root: HTMLElement, form: HTMLFormElement): Promise<void> {
  const question = questionOf(form);
  const text = JSON.stringify(question);
  if (asked.get(form) === text) return;
  asked.set(form, text);
  const carrier = ownControl(form, 'valuation');
  if (carrier) carrier.value = '';
  offerAfterSending(form, undefined);
  showOnly(root, 'working');
  const valuation = await valueTradeIn(question);
  // Another vehicle was described meanwhile.
  if (asked.get(form) !== text) return;
  if (!valuation) {
    // It is asked again when the step is opened once more.
    asked.delete(form);
    return showOnly(root, 'missing');
  }
  if (valuation.kind === 'visit') {
    const words = tradeInParts.find(root, 'visit-words');
    if (words) words.textContent = valuation.words;
    return showOnly(root, 'visit');
  }
  fillIn(root, valuation);
  showOnly(root, 'estimate');
  const { valuation_id, low, high, offer, valued_on, valid_until, vehicle } = valuation;
  if (carrier) carrier.value = valuation_id;
  const car_id = carOf(form);
  const value = offer ?? Math.round((low + high) / 200) * 100;
  keepTradeIn({ value, valued_on, valid_until, vehicle, ...(car_id && { car_id }) });
  offerAfterSending(form, valuation);
  if (tradeInParts.valueOf(root, 'record') !== undefined)
    void recordValuation({ valuation_id, low, high, ...(offer !== undefined && { offer }), valued_on });
}
