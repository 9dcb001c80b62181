import { lookUpPlate } from '../../services/value-trade-in.ts';
import { ownControl, ownText } from './own-form.ts';
import { tradeInParts } from './trade-in-parts.ts';

const BY_HAND = 'Please enter make, model and year by hand.';

function set(form: HTMLFormElement, name: 'make' | 'model' | 'year', value: string): void {
  const control = ownControl(form, name);
  if (!control) return;
  control.value = value;
  // Whoever keeps or checks what is typed hears of it.
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fills make, model and year in by the plate and its state, and says what became of it (spec F8). */
export async function fillByPlate(place: Element, form: HTMLFormElement): Promise<void> {
  const words = tradeInParts.find(place, 'plate-words');
  const say = (text: string): void => {
    if (words) words.textContent = text;
  };
  const [rego, state] = [ownText(form, 'rego'), ownText(form, 'state')];
  if (rego === '' || state === '') {
    say('Please enter the plate and choose its state.');
    ownControl(form, rego === '' ? 'rego' : 'state')?.focus();
    return;
  }
  say('Looking it up…');
  const found = await lookUpPlate({ rego, state });
  if (found === 'unknown') return say(`We find no vehicle by this plate. ${BY_HAND}`);
  if (found === 'unanswered') return say(`The plate cannot be looked up at the moment. ${BY_HAND}`);
  const { make, model, year } = found;
  set(form, 'make', make);
  set(form, 'model', model);
  set(form, 'year', String(year));
  say(`Found: ${year} ${make} ${model}. Correct it below if that is wrong.`);
  ownControl(form, 'km')?.focus();
}
