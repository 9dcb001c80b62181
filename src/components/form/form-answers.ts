import { fieldProblem } from '../../domain/lead/field-problem.ts';
import type { ShutDays } from '../../domain/location/shut-days.ts';
import { CARRIED_INPUTS, FORM_MARKS, TRAP_FIELD } from '../../domain/lead/form-marks.ts';
import type { FieldKind, LeadField } from '../../domain/lead/lead-form.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A file that was chosen: for which field, and what that field takes. */
export type ChosenFile = { field: string; kind: FieldKind | undefined; file: File };

/** Inputs that say something about the form; they are no answers. */
const NO_ANSWER: ReadonlySet<string> = new Set([...CARRIED_INPUTS, TRAP_FIELD]);

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The control of a form with a name. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name);
  return isControl(found) ? found : undefined;
}

/** The answers of a form by field name, as FormData has them at this moment: typed, autofilled or chosen. The trap only where a robot filled it. */
export function readAnswers(form: HTMLFormElement): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && !NO_ANSWER.has(name)) answers[name] = value;
  const trap = controlOf(form, TRAP_FIELD)?.value;
  return trap ? { ...answers, [TRAP_FIELD]: trap } : answers;
}

/** The files that were chosen in a form. */
export const readFiles = (form: HTMLFormElement, fields: readonly LeadField[]): ChosenFile[] =>
  [...new FormData(form)].flatMap(([field, file]) =>
    file instanceof File && file.size > 0
      ? [{ field, kind: fields.find(({ name }) => name === field)?.kind, file }]
      : [],
  );

/**
 * What is wrong with the answers to some fields, in the order they are asked (spec F3). `today` is 'YYYY-MM-DD' by the
 * shopper's own clock, `shut` when the place is shut that is asked. A file is judged by prepare-files.
 */
export function answerProblems(
  fields: readonly LeadField[],
  answers: Readonly<Record<string, string>>,
  today: string,
  shut?: ShutDays,
): FieldError[] {
  return fields.flatMap((field) => {
    if (field.kind === 'hidden') return [];
    const options = field.choices && { values: field.choices.map(({ value }) => value) };
    const message = fieldProblem({ ...field, ...options, shut }, answers[field.name] ?? '', today);
    return message === undefined ? [] : [{ field: field.name, message }];
  });
}

/**
 * What to mend, as the backend wrote it into the page with which it answered a plain post (spec F3); nothing on a page as it
 * was built. React's first render has to equal that page.
 */
export function problemsInPage(form: string): { errors: FieldError[]; failure: string | undefined } {
  const none = { errors: [], failure: undefined };
  if (typeof document === 'undefined') return none;
  const element = document.querySelector(`[${FORM_MARKS.form}="${CSS.escape(form)}"]`);
  const summary = element?.querySelector<HTMLElement>(`[${FORM_MARKS.summary}]`);
  if (!element || !summary || summary.hidden) return none;
  const errors = [...element.querySelectorAll<HTMLElement>(`[${FORM_MARKS.error}]`)].flatMap((place) =>
    place.hidden ? [] : [{ field: place.getAttribute(FORM_MARKS.error) ?? '', message: place.textContent }],
  );
  return { errors, failure: summary.querySelector(`[${FORM_MARKS.failure}]`)?.textContent || undefined };
}
