import path from 'node:path';
import { fieldsOf, takesFile, type LeadForm } from '../../domain/lead/lead-form.ts';
import {
  leadFileProblem,
  leadFileType,
  type LeadFileType,
  MOST_FILE_BYTES,
  photoProblem,
  START_BYTES,
} from '../../domain/lead/lead-file.ts';
import type { LeadFile } from '../../domain/lead/lead.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { stripMetadata } from '../../domain/lead/strip-metadata.ts';

const LONGEST_NAME = 100;

/** What the name of a file of each type ends in; the first is added to a name that ends in none. */
const ENDINGS: Readonly<Record<LeadFileType, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

/**
 * The name of a file as it may stand in a letter: no folder, no control character, no quote, and the ending of what it is,
 * so that the dealer's machine opens it as that (ASVS 5.2.2).
 */
function plainName(name: string, type: LeadFileType): string {
  const plain = path.basename(name.replaceAll('\\', '/')).replace(/[\u0000-\u001f\u007f"<>]/g, '');
  const [ending = '', ...others] = ENDINGS[type];
  const isFit = [ending, ...others].some((each) => plain.toLowerCase().endsWith(each));
  return `${plain || 'file'}${isFit ? '' : ending}`.toWellFormed().slice(-LONGEST_NAME);
}

/** What is wrong with the files of a form: fields it does not have, sizes and types (by content, whatever the name). */
export async function fileProblems(form: LeadForm, files: ReadonlyMap<string, File>): Promise<FieldError[]> {
  const fields = new Map(fieldsOf(form).flatMap((field) => (takesFile(field) ? [[field.name, field]] : [])));
  const problems = [...files].map(async ([field, file]): Promise<FieldError[]> => {
    const kind = fields.get(field)?.kind;
    if (kind === undefined) return [{ field, message: 'This form has no field of that name.' }];
    const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
    const message =
      kind === 'photo' && file.size <= MOST_FILE_BYTES
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
    return [{ key: await save(stripped), name: plainName(file.name, type), type, bytes: stripped.length }];
  });
  return (await Promise.all(kept)).flat();
}

/** The most bytes of a form with a file: the file, and the texts around it. */
export const MOST_FORM_BYTES = MOST_FILE_BYTES + 512 * 1024;

/** The most bytes of a form with photos: four of a phone, as they are where no script makes them smaller. */
export const MOST_PHOTOS_BYTES = 16 * 1024 * 1024 + 512 * 1024;

/** For how many forms one of so many bytes counts: to read photos in costs as much as several forms with one file. */
export const formCost = (bytes: number): number => Math.max(1, Math.ceil(bytes / MOST_FORM_BYTES));
