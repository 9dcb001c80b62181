import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runScript } from '../built-sites.ts';
import { withCheckout } from './with-checkout.ts';

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
  return withCheckout(commit, checkout, async () => {
    if ((await lockFile(checkout)) !== (await lockFile(PROJECT_ROOT)))
      process.stderr.write(
        `${commit.slice(0, 12)} asks for other packages; it is built with those installed\n`,
      );
    const day = now.slice(0, 'YYYY-MM-DD'.length);
    // Before there was a command for them, a build wrote the demo feeds itself.
    const demo = existsSync(path.join(checkout, 'scripts', 'demo.ts'));
    const runs = [...(demo ? [['demo.ts', '--today', day]] : []), ['build.ts', ...slugs, '--out', sites]];
    for (const [script = '', ...words] of runs) {
      const { code, stderr } = await runScript(script, words, { FORECOURT_NOW: now }, checkout);
      if (code !== 0) throw new ExpectedError(`${commit}: ${script} ended with ${code}.\n${stderr}`);
    }
    return sites;
  });
}
