import { fieldsOf, takesFile, type LeadField, type LeadForm } from '../../domain/lead/lead-form.ts';
import { controlOf, type Control } from './form-answers.ts';

const MAX_PARAMETER_LENGTH = 200;

/** True if a control still holds what the page was built with. */
function isUntouched(control: Control, { value = '' }: Pick<LeadField, 'value'>): boolean {
  return control.value === value;
}

/** True if a shopper has typed, ticked or chosen anything in a form, or the browser for them. */
export const isBegun = (element: HTMLFormElement, form: Pick<LeadForm, 'steps'>): boolean =>
  fieldsOf(form).some((field) => {
    const control = controlOf(element, field.name);
    if (!control || field.kind === 'hidden' || takesFile(field)) return false;
    const isTick = field.kind === 'tick' || field.kind === 'consent';
    return isTick ? (control as HTMLInputElement).checked : !isUntouched(control, field);
  });

function fill(control: Control, field: LeadField, answer: string): void {
  if (field.kind === 'tick' || field.kind === 'consent' || takesFile(field)) return;
  const isChoice = control instanceof HTMLSelectElement;
  // A choice that is not offered would empty the field.
  if (isChoice && ![...control.options].some(({ value }) => value === answer)) return;
  if (field.kind === 'hidden' && field.choices && !field.choices.some(({ value }) => value === answer))
    return;
  control.value = answer;
}

/** The answer that the parameters of an address give to a field (spec C12, M1); the first parameter that is there counts. */
const linkedAnswer = ({ parameters = [] }: LeadField, address: URLSearchParams): string | undefined =>
  parameters
    .map((name) => address.get(name))
    .find((value) => value)
    ?.slice(0, MAX_PARAMETER_LENGTH);

/**
 * Begins a form: with what this device kept of it (spec F12), then with what the address says. What was typed, chosen or
 * autofilled before stays.
 */
export function fillForm(
  element: HTMLFormElement,
  form: Pick<LeadForm, 'steps'>,
  draft: Readonly<Record<string, string>>,
  address: URLSearchParams,
): void {
  for (const field of fieldsOf(form)) {
    const control = controlOf(element, field.name);
    const answer = linkedAnswer(field, address) ?? (field.kind === 'hidden' ? undefined : draft[field.name]);
    if (control && answer !== undefined && isUntouched(control, field)) fill(control, field, answer);
  }
}
