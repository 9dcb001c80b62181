import { leadFileProblem, leadFileType, START_BYTES } from '../../domain/lead/lead-file.ts';
import { stripMetadata } from '../../domain/lead/strip-metadata.ts';
import type { FieldError } from '../../domain/lead/validate-lead.ts';

type Files = Readonly<Record<string, File>>;

/** What is wrong with chosen files, by their size and by what is in them, before anything is sent (spec F3, F7). */
export async function fileErrors(files: Files): Promise<FieldError[]> {
  const judged = Object.entries(files).map(async ([field, file]): Promise<FieldError[]> => {
    const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
    const message = leadFileProblem(file.size, start);
    return message === undefined ? [] : [{ field, message }];
  });
  return (await Promise.all(judged)).flat();
}

/** Files as they are sent: pictures without where and with what they were taken. */
export async function strippedFiles(files: Files): Promise<Record<string, File>> {
  const stripped = Object.entries(files).map(async ([field, file]): Promise<[string, File]> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = leadFileType(bytes);
    return [field, type ? new File([stripMetadata(bytes, type)], file.name, { type }) : file];
  });
  return Object.fromEntries(await Promise.all(stripped));
}
