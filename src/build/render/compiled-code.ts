import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { UNKNOWN_ASTRO_EXIT_CODE, UnknownAstroError } from '../astro/known-astro.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { withFileLock } from '../../command-line/file-lock.ts';
import { askedForAt, askFor, removeUnused } from '../remove-unused.ts';

/** Inside the project, because the code finds its packages by where it lies; builds of all tenants share it. */
const COMPILED = path.join(PROJECT_ROOT, '.cache', 'compiled');
const COMPILE = path.join(PROJECT_ROOT, 'scripts', 'compile-pages.ts');
const MAX_COMPILE_MS = 10 * 60_000;
const PARTIAL = '.partial';
/** In place of code, why there is none: so that no further build tries to compile it. */
const UNKNOWN = 'unknown-astro.txt';

const run = promisify(execFile);

async function compile(folder: string): Promise<void> {
  const partial = `${folder}.${randomUUID()}${PARTIAL}`;
  await mkdir(partial, { recursive: true });
  try {
    // In a process of its own: what a compiler needs of memory would stay with the render.
    await run(process.execPath, [COMPILE, partial], { cwd: PROJECT_ROOT, maxBuffer: 16 * 1024 * 1024 });
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    const words =
      error instanceof Error ? String(Reflect.get(error, 'stderr') ?? error.message) : String(error);
    if (error instanceof Error && Reflect.get(error, 'code') === UNKNOWN_ASTRO_EXIT_CODE) {
      await mkdir(folder, { recursive: true });
      return writeFile(path.join(folder, UNKNOWN), words.trim());
    }
    throw new ExpectedError(`The pages could not be compiled: ${words.trim()}`, { cause: error });
  }
}

/**
 * The folder of the code with this digest. It is compiled if it is not there yet (src/build/astro/compile-pages): by one of the
 * builds that want it at the same time, while the others wait. Throws ExpectedError with what Astro says of the code, and
 * UnknownAstroError where the installed Astro is not the one that the compile knows.
 */
export async function compiledCode(digest: string, onCompile: () => void): Promise<string> {
  const folder = path.join(COMPILED, digest);
  const now = new Date();
  if ((await askedForAt(folder)) === undefined) {
    onCompile();
    const taken = `Another build has been compiling the pages for ten minutes. Stop it, and try again.`;
    await withFileLock(`${folder}.lock`, { waitMs: MAX_COMPILE_MS, taken }, async () => {
      if ((await askedForAt(folder)) !== undefined) return;
      await compile(folder);
    });
    await removeUnused(COMPILED, now);
  }
  await askFor(folder, now);
  const unknown = await readFile(path.join(folder, UNKNOWN), 'utf8').catch(() => undefined);
  if (unknown !== undefined) throw new UnknownAstroError(unknown);
  return folder;
}
