import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './store/write-whole.ts';

const FILE = 'secret';

/**
 * The secret that signs challenges: FORECOURT_SECRET, which several backends of one dealer share, or else one that is made
 * at the first start and kept in the folder of the backend.
 */
export async function backendSecret(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  if (environment['FORECOURT_SECRET']) return environment['FORECOURT_SECRET'];
  const file = path.join(folder, FILE);
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (known) return known;
  // Empty where the machine lost its power before the file was on its disk; nobody may sign with nothing.
  if (known === '') await rm(file, { force: true });
  const fresh = `${file}.${randomUUID()}`;
  await writeWhole(fresh, randomBytes(32).toString('hex'));
  try {
    // Two backends that start at once: the file of the first counts. A link has all of its file from the start.
    await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh, { force: true });
  }
  return readFile(file, 'utf8');
}
