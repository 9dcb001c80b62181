import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
  const read = (): Promise<string> => readFile(file, 'utf8');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Two backends that start at once: the file of the first counts.
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return read();
}
