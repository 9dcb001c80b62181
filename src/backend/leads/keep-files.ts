import { fieldsOf, takesFile, type LeadForm } from '../../domain/lead/lead-form.ts';
import {
  BROKEN_PICTURE,
  leadFileProblem,
  leadFileType,
  MAX_FILE_BYTES,
  NO_PHOTO,
  pixelProblem,
  START_BYTES,
  type LeadFileType,
} from '../../domain/lead/lead-file.ts';
import type { LeadFile } from '../../domain/lead/lead.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import { plainFileName } from './plain-file-name.ts';
import { PictureProblem, picturePixels, redrawPicture, type PictureType } from './redraw-picture.ts';

const bytesOf = async (file: File): Promise<Buffer> => Buffer.from(await file.arrayBuffer());
const isPicture = (type: LeadFileType | undefined): type is PictureType =>
  type !== undefined && type !== 'application/pdf';

/** What is wrong with a file of a field, by its size and its heading. */
async function problemOf(kind: string, file: File): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  const type = leadFileType(start);
  if (kind === 'photo' && file.size <= MAX_FILE_BYTES && !isPicture(type)) return NO_PHOTO;
  const problem = leadFileProblem(file.size, start);
  if (problem !== undefined || !isPicture(type)) return problem;
  try {
    return pixelProblem(await picturePixels(await bytesOf(file), type));
  } catch (error) {
    if (error instanceof PictureProblem) return BROKEN_PICTURE;
    throw error;
  }
}

/** What is wrong with the files of a form: fields it does not have, sizes and types (by content, whatever the name). */
export async function fileProblems(form: LeadForm, files: ReadonlyMap<string, File>): Promise<FieldError[]> {
  const fields = new Map(fieldsOf(form).flatMap((field) => (takesFile(field) ? [[field.name, field]] : [])));
  const problems = [...files].map(async ([field, file]): Promise<FieldError[]> => {
    const kind = fields.get(field)?.kind;
    if (kind === undefined) return [{ field, message: 'This form has no field of that name.' }];
    const message = await problemOf(kind, file);
    return message === undefined ? [] : [{ field, message }];
  });
  return (await Promise.all(problems)).flat();
}

type KeptFiles = { files: LeadFile[] } | { errors: FieldError[] };

/**
 * Keeps files that fileProblems found right: a PDF as it is, a picture drawn anew, so that nothing else of it reaches the dealer.
 * Where a picture turns out to be torn, nothing is kept, and its field is named.
 */
export async function keepFiles(
  files: ReadonlyMap<string, File>,
  save: (bytes: Buffer) => Promise<string>,
): Promise<KeptFiles> {
  const ready: { bytes: Buffer; name: string; type: LeadFileType }[] = [];
  const errors: FieldError[] = [];
  for (const [field, file] of files) {
    const bytes = await bytesOf(file);
    const type = leadFileType(bytes);
    if (type === undefined) continue;
    try {
      const kept = isPicture(type) ? await redrawPicture(bytes, type) : bytes;
      ready.push({ bytes: kept, name: plainFileName(file.name, type), type });
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      errors.push({ field, message: BROKEN_PICTURE });
    }
  }
  if (errors.length > 0) return { errors };
  const kept = ready.map(async ({ bytes, name, type }) => {
    return { key: await save(bytes), name, type, bytes: bytes.length };
  });
  return { files: await Promise.all(kept) };
}

/** The most bytes of a form with a file: the file, and the texts around it. */
export const MAX_FORM_BYTES = MAX_FILE_BYTES + 512 * 1024;

/** The most bytes of a form with photos: four of a phone, as they are where no script makes them smaller. */
export const MAX_PHOTOS_BYTES = 16 * 1024 * 1024 + 512 * 1024;

/** For how many forms one of so many bytes counts: to read photos in costs as much as several forms with one file. */
export const formCost = (bytes: number): number => Math.max(1, Math.ceil(bytes / MAX_FORM_BYTES));
