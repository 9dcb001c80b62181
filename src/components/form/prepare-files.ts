import {
  isHeic,
  leadFileProblem,
  leadFileType,
  photoProblem,
  START_BYTES,
} from '../../domain/lead/lead-file.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';
import type { ChosenFile } from './form-answers.ts';
import { redrawPicture } from './redraw-picture.ts';

/** Bytes of a photo in which its heading is, whatever stands before that. */
const HEADING_BYTES = 512 * 1024;

const bytesOf = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await blob.arrayBuffer());

/** True if a file is a HEIC photo that this browser can open, and so send as a JPEG. */
async function isOpenedHeic(file: File): Promise<boolean> {
  if (!isHeic(await bytesOf(file.slice(0, START_BYTES)))) return false;
  const picture = await createImageBitmap(file).catch(() => undefined);
  picture?.close();
  return picture !== undefined;
}

async function problemOf({ kind, file }: ChosenFile): Promise<string | undefined> {
  if (await isOpenedHeic(file)) return undefined;
  // A photo is judged before it is opened; how many bytes it has is judged when it is in its size.
  return kind === 'photo'
    ? photoProblem(await bytesOf(file.slice(0, HEADING_BYTES)))
    : leadFileProblem(file.size, await bytesOf(file.slice(0, START_BYTES)));
}

/** What is wrong with chosen files, by their size and by what is in them, before anything is sent (spec F3, F7, F8). */
export async function fileErrors(chosen: readonly ChosenFile[]): Promise<FieldError[]> {
  const judged = chosen.map(async (each): Promise<FieldError[]> => {
    const message = await problemOf(each);
    return message === undefined ? [] : [{ field: each.field, message }];
  });
  return (await Promise.all(judged)).flat();
}

/** Files as they are sent, by their fields: pictures in their size and without where and with what they were taken. */
export async function preparedFiles(chosen: readonly ChosenFile[]): Promise<Record<string, File>> {
  const prepared: [string, File][] = [];
  // One after the other: an open photo of a phone has 200 MB.
  for (const { field, kind, file } of chosen) {
    const start = await bytesOf(file.slice(0, START_BYTES));
    const type = leadFileType(start);
    const isPicture = isHeic(start) || (type !== undefined && type !== 'application/pdf');
    const sent = isPicture ? await redrawPicture(file, kind === 'photo' ? 'photo' : 'document') : file;
    prepared.push([field, sent]);
  }
  return Object.fromEntries(prepared);
}

/** What is wrong with files as they are about to be sent: a photo that the browser could not make smaller. */
export async function sizeErrors(files: Readonly<Record<string, File>>): Promise<FieldError[]> {
  const judged = Object.entries(files).map(async ([field, file]): Promise<FieldError[]> => {
    const message = leadFileProblem(file.size, await bytesOf(file.slice(0, START_BYTES)));
    return message === undefined ? [] : [{ field, message }];
  });
  return (await Promise.all(judged)).flat();
}
