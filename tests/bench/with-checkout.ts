import { execFile } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';

const git = async (...words: string[]): Promise<string> =>
  (await promisify(execFile)('git', words, { cwd: PROJECT_ROOT })).stdout.trim();

/** The full name of a commit. Throws ExpectedError when the repository has none of that name. */
export async function commitOf(name: string): Promise<string> {
  return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => {
    throw new ExpectedError(`'${name}' is no commit of this repository. Name one, as in HEAD~3 or a tag.`);
  });
}

/**
 * Works in a checkout of a commit as it comes, with the packages that are installed here and nothing cached, in `checkout`, an
 * absolute folder inside the project that is removed afterwards.
 */
export async function withCheckout<Result>(
  commit: string,
  checkout: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(path.dirname(checkout), { recursive: true });
  await git('worktree', 'add', '--detach', '--force', checkout, commit);
  try {
    await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(checkout, 'node_modules'), 'dir');
    return await work();
  } finally {
    await git('worktree', 'remove', '--force', checkout);
    await rm(checkout, { recursive: true, force: true });
  }
}
