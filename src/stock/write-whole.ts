import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file so that nobody ever reads half of it, not after a loss of power either: under another name first, flushed
 * to the disk, then renamed. What cannot be written leaves nothing behind.
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}.partial`;
  try {
    await writeFile(partial, content, { flush: true });
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    // A full disk is reported without the name of the file, and nobody knows the partial one.
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), {
      path: file,
      dest: undefined,
    });
  }
}
