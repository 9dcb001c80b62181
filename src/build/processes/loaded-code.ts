import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { askedForAt, askFor, removeUnused } from '../remove-unused.ts';

const LOADED = path.join(PROJECT_ROOT, '.cache', 'loaded');

/**
 * The folder in which Node keeps the code with this digest as it has read it, without its types and compiled, for the next
 * process that loads it (docs/decisions/0106-what-a-build-costs.md). `root` has those of all code; what no build has
 * asked for in a day is removed when code is new. Undefined where the disk does not have it: code is then read anew.
 */
export async function loadedCode(digest: string, root: string = LOADED): Promise<string | undefined> {
  const folder = path.join(root, digest);
  const now = new Date();
  try {
    const isNew = (await askedForAt(folder)) === undefined;
    await mkdir(folder, { recursive: true });
    await askFor(folder, now);
    if (isNew) await removeUnused(root, now);
    return folder;
  } catch {
    return undefined;
  }
}
