import { OWN_NAMES, ADJUSTMENT_START } from '../../domain/trade-in/own-names.ts';

/** The form that an element is in. Throws an Error for one that is in none. */
export function ownForm(element: Element): HTMLFormElement {
  const form = element.closest('form');
  if (!form) throw new Error('A figure is shown in a form alone.');
  return form;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** The control of the form that says something of the vehicle. */
export function ownControl(form: HTMLFormElement, name: keyof typeof OWN_NAMES): Control | undefined {
  const found = form.elements.namedItem(OWN_NAMES[name]);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : undefined;
}

/** What the form says of the vehicle. */
export const ownText = (form: HTMLFormElement, name: keyof typeof OWN_NAMES): string =>
  ownControl(form, name)?.value.trim() ?? '';

/** A figure as people type it: '61,000 km' is 61000. */
export const ownFigure = (form: HTMLFormElement, name: 'year' | 'km'): number =>
  Number(ownText(form, name).replace(/\.\d*/, '').replace(/\D/g, ''));

/** The adjustments that are ticked, by their ids. */
export const tickedAdjustments = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>(`[type="checkbox"][name^="${ADJUSTMENT_START}"]:checked`)].map(
    ({ name }) => name.slice(ADJUSTMENT_START.length),
  );
