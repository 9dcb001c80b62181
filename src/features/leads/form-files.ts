import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { readFiles } from './form-fields.ts';
import { showMessage } from './show-problems.ts';

/** Says beside its field what is wrong with a file as soon as it is chosen (spec F3). */
export function judgeChosenFiles(form: HTMLFormElement): void {
  form.addEventListener('change', ({ target }) => {
    const [file] = target instanceof HTMLInputElement ? (target.files ?? []) : [];
    if (!file || !(target instanceof HTMLInputElement)) return;
    import('./prepare-files.ts')
      .then(({ fileErrors }) => fileErrors({ [target.name]: file }))
      .then(([wrong]) => {
        if (wrong && target.files?.[0] === file) showMessage(form, target.name, wrong.message);
      })
      .catch(() => {}); // Without a network it is judged when it is sent.
  });
}

/** The chosen files as they are sent, or what is wrong with them; what judges them is fetched only where there is one. */
export async function filesToSend(
  form: HTMLFormElement,
): Promise<{ files: Record<string, File>; errors: readonly FieldError[] }> {
  const files = readFiles(form);
  if (Object.keys(files).length === 0) return { files, errors: [] };
  try {
    const { fileErrors, strippedFiles } = await import('./prepare-files.ts');
    const errors = await fileErrors(files);
    return { files: errors.length > 0 ? files : await strippedFiles(files), errors };
  } catch {
    // They go as they are: the backend judges them, too.
    return { files, errors: [] };
  }
}
