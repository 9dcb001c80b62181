import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { kindOfField, readFiles } from './form-fields.ts';
import { showMessage } from './show-problems.ts';

/** Says beside its field what is wrong with a file as soon as it is chosen (spec F3). */
export function judgeChosenFiles(form: HTMLFormElement): void {
  form.addEventListener('change', ({ target }) => {
    const [file] = target instanceof HTMLInputElement ? (target.files ?? []) : [];
    if (!file || !(target instanceof HTMLInputElement)) return;
    const { name: field } = target;
    import('./prepare-files.ts')
      .then(({ fileErrors }) => fileErrors([{ field, kind: kindOfField(form, field), file }]))
      .then(([wrong]) => {
        if (wrong && target.files?.[0] === file) showMessage(form, field, wrong.message);
      })
      .catch(() => {}); // Without a network it is judged when it is sent.
  });
}

/** The chosen files as they are sent, or what is wrong with them; what judges them is fetched only where there is one. */
export async function filesToSend(
  form: HTMLFormElement,
): Promise<{ files: Record<string, File>; errors: readonly FieldError[] }> {
  const chosen = readFiles(form);
  if (chosen.length === 0) return { files: {}, errors: [] };
  try {
    const { fileErrors, preparedFiles, sizeErrors } = await import('./prepare-files.ts');
    const errors = await fileErrors(chosen);
    if (errors.length > 0) return { files: {}, errors };
    const files = await preparedFiles(chosen);
    return { files, errors: await sizeErrors(files) };
  } catch {
    // They go as they are: the backend judges them, too.
    return { files: Object.fromEntries(chosen.map(({ field, file }) => [field, file])), errors: [] };
  }
}
