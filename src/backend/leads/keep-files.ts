import { fieldsOf, takesFile, type LeadForm } from '../../domain/lead/lead-form.ts';
import {
  leadFileProblem,
  leadFileType,
  MAX_FILE_BYTES,
  photoProblem,
  START_BYTES,
} from '../../domain/lead/lead-file.ts';
import type { LeadFile } from '../../domain/lead/lead.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { stripMetadata } from '../../domain/lead/strip-metadata.ts';
import { plainFileName } from './plain-file-name.ts';

/** What is wrong with the files of a form: fields it does not have, sizes and types (by content, whatever the name). */
export async function fileProblems(form: LeadForm, files: ReadonlyMap<string, File>): Promise<FieldError[]> {
  const fields = new Map(fieldsOf(form).flatMap((field) => (takesFile(field) ? [[field.name, field]] : [])));
  const problems = [...files].map(async ([field, file]): Promise<FieldError[]> => {
    const kind = fields.get(field)?.kind;
    if (kind === undefined) return [{ field, message: 'This form has no field of that name.' }];
    const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
    const message =
      kind === 'photo' && file.size <= MAX_FILE_BYTES
        ? photoProblem(new Uint8Array(await file.arrayBuffer()))
        : leadFileProblem(file.size, start);
    return message === undefined ? [] : [{ field, message }];
  });
  return (await Promise.all(problems)).flat();
}

/** Keeps files that fileProblems found right, without what they say of their taker. */
export async function keepFiles(
  files: ReadonlyMap<string, File>,
  save: (bytes: Buffer) => Promise<string>,
): Promise<LeadFile[]> {
  const kept = [...files.values()].map(async (file): Promise<LeadFile[]> => {
    const bytes = Buffer.from(await file.arrayBuffer());
    const type = leadFileType(bytes);
    if (type === undefined) return [];
    const stripped = Buffer.from(stripMetadata(bytes, type));
    return [
      { key: await save(stripped), name: plainFileName(file.name, type), type, bytes: stripped.length },
    ];
  });
  return (await Promise.all(kept)).flat();
}

/** The most bytes of a form with a file: the file, and the texts around it. */
export const MAX_FORM_BYTES = MAX_FILE_BYTES + 512 * 1024;

/** The most bytes of a form with photos: four of a phone, as they are where no script makes them smaller. */
export const MAX_PHOTOS_BYTES = 16 * 1024 * 1024 + 512 * 1024;

/** For how many forms one of so many bytes counts: to read photos in costs as much as several forms with one file. */
export const formCost = (bytes: number): number => Math.max(1, Math.ceil(bytes / MAX_FORM_BYTES));
