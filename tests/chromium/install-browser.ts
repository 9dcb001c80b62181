import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';

type Way = { name: string; isPossible: () => boolean; commands: [string, ...string[]][] };

const isRoot = (): boolean => process.getuid?.() === 0;

const aptInstall = (name: string): Way => ({
  name: `apt-get install ${name}`,
  isPossible: () => isRoot() && existsSync('/usr/bin/apt-get'),
  commands: [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', name],
  ],
});

/** Debian's Chromium without windows. */
const HEADLESS_SHELL = aptInstall('chromium-headless-shell');

/** Ways to get a browser, the one that leaves the system alone first; older systems have no headless shell. */
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
  HEADLESS_SHELL,
  aptInstall('chromium'),
];

/** A step of an installation that takes longer than this waits for something that does not come. */
const LIMIT_MS = 180_000;

function tryWay({ name, commands }: Way): void {
  process.stderr.write(`Installing a browser: ${name}\n`);
  for (const [program, ...words] of commands) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status } = spawnSync(program, words, { stdio: ['ignore', 2, 2], env, timeout: LIMIT_MS });
    if (status !== 0) return;
  }
}

/**
 * Tries the ways to install a browser one after the other until `isThere` says there is one. What the tools print goes to
 * stderr; nothing is asked.
 */
export async function installBrowser(isThere: () => Promise<boolean>): Promise<boolean> {
  for (const way of WAYS.filter(({ isPossible }) => isPossible())) {
    tryWay(way);
    if (await isThere()) return true;
  }
  return false;
}

/**
 * Installs the headless shell beside a browser with windows, where the system offers it: a page in it costs a third. What
 * goes wrong is printed and changes nothing, because there is a browser already.
 */
export function installHeadlessShell(): void {
  if (HEADLESS_SHELL.isPossible()) tryWay(HEADLESS_SHELL);
}
