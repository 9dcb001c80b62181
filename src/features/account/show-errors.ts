import { listFieldErrors, showFieldMessage } from '../../components/lead/show-field-errors.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { accountParts } from './account-parts.ts';

/**
 * Shows what is wrong: each message beside its field, and all of them in the summary, which takes the focus (spec F3). An
 * error of no field is in the summary alone; no errors hide it.
 */
export function showErrors(root: ParentNode, errors: readonly FieldError[]): void {
  const controlOf = (name: string): HTMLInputElement | undefined =>
    root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`) ?? undefined;
  for (const place of accountParts.findAll(root, 'error-of')) {
    const name = accountParts.valueOf(place, 'error-of') ?? '';
    showFieldMessage(place, controlOf(name), errors.find(({ field }) => field === name)?.message);
  }
  const summary = accountParts.find(root, 'summary');
  if (!summary) return;
  listFieldErrors(summary, errors, controlOf);
  summary.hidden = errors.length === 0;
  if (!summary.hidden) summary.focus();
}
