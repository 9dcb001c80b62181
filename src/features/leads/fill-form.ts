import { QUERY_MARK } from '../../domain/lead/form-marks.ts';
import { controlOf, isControl, type Control } from './form-fields.ts';
import { leadParts } from './lead-parts.ts';
import { offerTimes } from './offer-times.ts';
import { showVehicle } from './show-vehicle.ts';

const LONGEST = 200;

function setControl(control: Control, value: string): void {
  const isTick = control instanceof HTMLInputElement && control.type === 'checkbox';
  if (isTick || control.type === 'file') return;
  // A choice that is not offered would empty the field.
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value))
    return;
  const choices = leadParts.valueOf(control, 'choices');
  if (choices !== undefined && !choices.split(' ').includes(value)) return;
  control.value = value;
}

/** Figures come as '30000.5', and a field has room for what people type. */
function fillFromAddress(form: HTMLFormElement, parameters: URLSearchParams): void {
  for (const marked of leadParts.findAll(form, 'parameters')) {
    const name = leadParts.valueOf(marked, 'field') ?? marked.getAttribute('name') ?? '';
    const control = controlOf(form, name);
    const value = leadParts
      .read(marked, 'parameters')
      .parameters.split(' ')
      .map((parameter) => parameters.get(parameter))
      .find((found) => found);
    if (isControl(control) && value) setControl(control, value.slice(0, LONGEST));
  }
}

/**
 * Begins a form: with what was typed on this device before, with what the address says (spec C12, M1), and with the vehicle
 * it is about. Whoever opened it may have set its vehicle already.
 */
export function fillForm(form: HTMLFormElement, draft: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = controlOf(form, name);
    if (control && control.type !== 'hidden') setControl(control, value);
  }
  const parameters = new URLSearchParams(form.getAttribute(QUERY_MARK) ?? location.search);
  fillFromAddress(form, parameters);
  const car = controlOf(form, 'car_id');
  const asked = parameters.get('car_id') ?? '';
  if (car && car.value === '') car.value = asked.slice(0, LONGEST);
  if (car) void showVehicle(car.value, document);
  const time = form.querySelector<HTMLInputElement>('input[type="datetime-local"]');
  if (!time) return;
  const place = parameters.get('location');
  void offerTimes(time, { ...(place && { location: place }), ...(car?.value && { car_id: car.value }) });
}
