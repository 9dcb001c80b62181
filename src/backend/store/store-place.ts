import path from 'node:path';

/** Where a backend keeps what it has: the store's address, the files that came with leads, and emails that are not sent. */
export type StorePlace = { url: string; files: string; letters: string };

/** The places below the folder of a backend; `DATABASE_URL` of the environment names a server in place of the file. */
export function storePlace(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): StorePlace {
  const url = environment['DATABASE_URL'];
  return {
    url: url === undefined || url === '' ? path.join(folder, 'leads.sqlite') : url,
    files: path.join(folder, 'files'),
    letters: path.join(folder, 'letters'),
  };
}
