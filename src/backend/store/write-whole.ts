import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file whole or not at all, in a folder that is made for it; when this resolves, its bytes are on the disk. */
export async function writeWhole(file: string, bytes: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
