import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { shownPath } from '../../src/tenant/shown-path.ts';

/**
 * Installs packages (`name@version`) into a folder of their own, where the last of them is missing: what is measured against
 * is no part of the project. None of their install scripts runs: npm gives the project's settings to what it starts, and
 * these refuse every script that the project has not judged (docs/decisions/0017-any-npm-and-node.md). Throws ExpectedError when
 * npm cannot.
 */
export async function installPackages(folder: string, packages: readonly string[]): Promise<void> {
  const last = packages.at(-1)?.replace(/(.)@.*$/, '$1') ?? '';
  if (existsSync(path.join(folder, 'node_modules', last))) return;
  process.stderr.write(`installing ${packages.join(', ')} into ${shownPath(folder)}\n`);
  await mkdir(folder, { recursive: true });
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...packages],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0)
    throw new ExpectedError(
      `${packages.join(', ')} could not be installed. Is the package registry reachable?`,
    );
}
