import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';

type Way = { name: string; isPossible: () => boolean; commands: [string, ...string[]][] };

const isRoot = (): boolean => process.getuid?.() === 0;

/** Ways to get a browser, the one that leaves the system alone first. */
const WAYS: Way[] = [
  {
    name: 'playwright install',
    isPossible: () => true,
    commands: [
      [
        process.execPath,
        path.join(PROJECT_ROOT, 'node_modules', 'playwright', 'cli.js'),
        'install',
        '--only-shell',
        'chromium',
      ],
    ],
  },
  {
    name: 'apt-get install chromium',
    isPossible: () => isRoot() && existsSync('/usr/bin/apt-get'),
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
    ],
  },
];

/**
 * Tries the ways to install a browser one after the other until `isThere` says there is one. What the tools print goes to
 * stderr; nothing is asked.
 */
export async function installBrowser(isThere: () => Promise<boolean>): Promise<boolean> {
  for (const { name, commands } of WAYS.filter((way) => way.isPossible())) {
    process.stderr.write(`Installing a browser: ${name}\n`);
    for (const [program, ...words] of commands) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const { status } = spawnSync(program, words, { stdio: ['ignore', 2, 2], env });
      if (status !== 0) break;
    }
    if (await isThere()) return true;
  }
  return false;
}
