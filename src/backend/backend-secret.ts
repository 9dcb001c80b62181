import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

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
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fresh = `${file}.${randomUUID()}`;
  await writeFile(fresh, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
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
