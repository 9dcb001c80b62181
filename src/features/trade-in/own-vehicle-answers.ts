import type { ValuationQuestion } from '../../api/value-trade-in.ts';
import { controlOf } from '../../components/form/form-answers.ts';
import type { Condition } from '../../domain/lead/condition-field.ts';
import { ADJUSTMENT_START, OWN_NAMES } from '../../domain/trade-in/own-names.ts';

/** What a form says of the shopper's own vehicle. */
export const ownText = (form: HTMLFormElement, name: keyof typeof OWN_NAMES): string =>
  controlOf(form, OWN_NAMES[name])?.value.trim() ?? '';

/** A figure as people type it: '61,000 km' is 61000. */
const ownFigure = (form: HTMLFormElement, name: 'year' | 'km'): number =>
  Number(ownText(form, name).replace(/\.\d*/, '').replace(/\D/g, ''));

/** What a valuer of vehicles is asked, from what stands in a form (spec F8). */
export function valuationQuestion(form: HTMLFormElement): ValuationQuestion {
  const ticked = [...new FormData(form)].flatMap(([name, value]) =>
    name.startsWith(ADJUSTMENT_START) && value === 'yes' ? [name.slice(ADJUSTMENT_START.length)] : [],
  );
  const [rego, state] = [ownText(form, 'rego'), ownText(form, 'state')];
  const car_id = controlOf(form, 'car_id')?.value ?? '';
  return {
    ...(rego && { rego }),
    ...(state && { state }),
    make: ownText(form, 'make'),
    model: ownText(form, 'model'),
    year: ownFigure(form, 'year'),
    km: ownFigure(form, 'km'),
    condition: ownText(form, 'condition') as Condition,
    adjustments: ticked,
    ...(car_id && { car_id }),
  };
}
