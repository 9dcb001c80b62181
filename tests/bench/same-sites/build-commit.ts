import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ExpectedError } from '../../../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import { runScript } from '../../built-sites.ts';

const git = async (...words: string[]): Promise<string> =>
  (await promisify(execFile)('git', words, { cwd: PROJECT_ROOT })).stdout.trim();

/** The full name of a commit. Throws ExpectedError when the repository has none of that name. */
export async function commitOf(name: string): Promise<string> {
  return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => {
    throw new ExpectedError(`'${name}' is no commit of this repository. Name one, as in HEAD~3 or a tag.`);
  });
}

const lockFile = (root: string): Promise<string> => readFile(path.join(root, 'package-lock.json'), 'utf8');

/**
 * Builds tenants as the code of a commit does, on `now` (ISO 8601), below `folder`, in a checkout of its own that is
 * removed afterwards. Gives the folder of the published sites. Throws ExpectedError when it does not build, or asks for
 * other packages than those that are installed.
 */
export async function buildCommit(
  commit: string,
  slugs: readonly string[],
  now: string,
  folder: string,
): Promise<string> {
  const checkout = path.join(folder, commit);
  const sites = path.join(folder, `${commit}-sites`);
  await mkdir(folder, { recursive: true });
  await git('worktree', 'add', '--detach', '--force', checkout, commit);
  try {
    if ((await lockFile(checkout)) !== (await lockFile(PROJECT_ROOT)))
      process.stderr.write(
        `${commit.slice(0, 12)} asks for other packages; it is built with those installed\n`,
      );
    await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(checkout, 'node_modules'), 'dir');
    const day = now.slice(0, 'YYYY-MM-DD'.length);
    // Before there was a command for them, a build wrote the demo feeds itself.
    const demo = existsSync(path.join(checkout, 'scripts', 'demo.ts'));
    const runs = [...(demo ? [['demo.ts', '--today', day]] : []), ['build.ts', ...slugs, '--out', sites]];
    for (const [script = '', ...words] of runs) {
      const { code, stderr } = await runScript(script, words, { FORECOURT_NOW: now }, checkout);
      if (code !== 0) throw new ExpectedError(`${commit}: ${script} ended with ${code}.\n${stderr}`);
    }
    return sites;
  } finally {
    await git('worktree', 'remove', '--force', checkout);
    await rm(checkout, { recursive: true, force: true });
  }
}
