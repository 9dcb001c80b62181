import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { accountParts } from './account-parts.ts';

const controlOf = (root: ParentNode, name: string): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);

function showMessage(root: ParentNode, name: string, message: string | undefined): void {
  const place = accountParts
    .findAll(root, 'error-of')
    .find((one) => accountParts.valueOf(one, 'error-of') === name);
  const control = controlOf(root, name);
  if (place) {
    place.textContent = message ?? '';
    place.hidden = message === undefined;
  }
  if (message === undefined) control?.removeAttribute('aria-invalid');
  else control?.setAttribute('aria-invalid', 'true');
}

function lineFor(root: ParentNode, { field, message }: FieldError): HTMLLIElement {
  const line = document.createElement('li');
  const control = controlOf(root, field);
  if (!control) {
    line.textContent = message;
    return line;
  }
  const link = document.createElement('a');
  link.href = `#${control.id}`;
  link.textContent = message;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control.focus();
  });
  line.append(link);
  return line;
}

/**
 * Shows what is wrong: each message beside its field, and all of them in the summary, which takes the focus (spec F3). An
 * error of no field is in the summary alone; no errors hide it.
 */
export function showErrors(root: ParentNode, errors: readonly FieldError[]): void {
  for (const place of accountParts.findAll(root, 'error-of'))
    showMessage(root, accountParts.valueOf(place, 'error-of') ?? '', undefined);
  for (const { field, message } of errors) showMessage(root, field, message);
  const summary = accountParts.find(root, 'summary');
  if (!summary) return;
  summary.querySelector('ul')?.replaceChildren(...errors.map((error) => lineFor(root, error)));
  summary.hidden = errors.length === 0;
  if (!summary.hidden) summary.focus();
}
