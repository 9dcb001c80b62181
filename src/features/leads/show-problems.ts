import { listFieldErrors, showFieldMessage } from '../../components/lead/show-field-errors.ts';
import { fieldRoom } from '../../domain/lead/field-room.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { controlOf, kindOfField, marked, type Control } from './form-fields.ts';
import { leadParts } from './lead-parts.ts';

/** Words of the fields that are missing here come last in the summary; `failure` is about the form as a whole. */
export type Problems = { errors: readonly FieldError[]; failure?: string };

/** Shows beside its field what is wrong with an answer; undefined takes that away. */
export function showMessage(form: HTMLFormElement, name: string, message: string | undefined): void {
  showFieldMessage(marked(form, 'error', name), controlOf(form, name), message);
}

/** Takes the message of one field away. */
function clearProblem(form: HTMLFormElement, name: string): void {
  showMessage(form, name, undefined);
}

/** Takes the message of a field away as it is being mended; says how much room is left, or that there is too much in it. */
export function showRoom(form: HTMLFormElement, { name, value }: Control): void {
  const kind = kindOfField(form, name);
  const { problem, left } = kind ? fieldRoom(kind, value) : {};
  showMessage(form, name, problem);
  const counter = leadParts.findAll(form, 'room').find((each) => leadParts.valueOf(each, 'room') === name);
  if (!counter) return;
  counter.textContent = left ?? '';
  counter.hidden = left === undefined;
}

/**
 * Shows what is wrong: each message beside its field, and all of them in the summary, which takes the focus (spec F3).
 * `show` brings the step of a field into view. Nothing wrong hides it all.
 */
export function showProblems(
  form: HTMLFormElement,
  { errors, failure }: Problems,
  show: (name: string) => void,
): void {
  for (const control of form.querySelectorAll('[aria-invalid]'))
    clearProblem(form, control.getAttribute('name') ?? '');
  for (const { field, message } of errors) showMessage(form, field, message);
  const summary = marked(form, 'summary');
  const heading = summary?.querySelector('h2');
  const sentence = summary && marked(summary, 'failure');
  if (!summary || !heading || !sentence) return;
  listFieldErrors(summary, errors, (name) => controlOf(form, name), show);
  heading.hidden = errors.length === 0;
  sentence.textContent = failure ?? '';
  sentence.hidden = failure === undefined;
  summary.hidden = errors.length === 0 && failure === undefined;
  if (!summary.hidden) summary.focus();
}
