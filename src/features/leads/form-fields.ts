import { fieldProblem } from '../../domain/lead/field-problem.ts';
import { TRAP_FIELD, CARRIED_INPUTS, FORM_MARKS } from '../../domain/lead/form-marks.ts';
import type { FieldKind } from '../../domain/lead/lead-form.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { leadParts } from './lead-parts.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Inputs that are about the form, not answers of it. */
const NO_ANSWER: ReadonlySet<string> = new Set([...CARRIED_INPUTS, TRAP_FIELD]);

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The control of a form with a name. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name);
  return isControl(found) ? found : undefined;
}

/** The answers of a form by their names, those of ticks that are off left out; the trap with them when a robot filled it. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && !NO_ANSWER.has(name)) values[name] = value;
  const trap = controlOf(form, TRAP_FIELD)?.value;
  return trap ? { ...values, [TRAP_FIELD]: trap } : values;
}

/** A file that was chosen: of which field, and what that takes. */
export type ChosenFile = { field: string; kind: FieldKind | undefined; file: File };

/** What a field takes. */
export function kindOfField(form: HTMLFormElement, name: string): FieldKind | undefined {
  const field = leadParts.findAll(form, 'field').find((one) => leadParts.valueOf(one, 'field') === name);
  return field && leadParts.valueOf(field, 'kind');
}

/** The files that were chosen. */
export const readFiles = (form: HTMLFormElement): ChosenFile[] =>
  [...new FormData(form)].flatMap(([field, file]) =>
    file instanceof File && file.size > 0 ? [{ field, kind: kindOfField(form, field), file }] : [],
  );

const typedIn = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked ? '' : control.value;

/** What is wrong with the answers below an element, in the order they are asked (spec F3). */
export function problemsIn(form: HTMLFormElement, root: ParentNode, today: string): FieldError[] {
  return leadParts.findAll(root, 'field').flatMap((field) => {
    const { field: name, kind, noun } = leadParts.read(field, 'field', 'kind', 'noun');
    const control = controlOf(form, name);
    if (!control || kind === '') return [];
    const options = control instanceof HTMLSelectElement && {
      values: [...control.options].map(({ value }) => value).filter(Boolean),
    };
    const required = leadParts.valueOf(field, 'required') !== undefined;
    const message = fieldProblem({ kind, noun, required, ...options }, typedIn(control), today);
    return message === undefined ? [] : [{ field: name, message }];
  });
}

/** The element that one of FORM_MARKS marks, of one value where it is given. */
export function marked(root: ParentNode, mark: keyof typeof FORM_MARKS, value?: string): HTMLElement | null {
  const equals = value === undefined ? '' : `="${CSS.escape(value)}"`;
  return root.querySelector<HTMLElement>(`[${FORM_MARKS[mark]}${equals}]`);
}
