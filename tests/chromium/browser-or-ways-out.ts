import { spawnSync } from 'node:child_process';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { packageProgram } from '../steps/package-program.ts';
import { findBrowser, type FoundBrowser } from './find-browser.ts';

const WAYS_OUT = `There are two ways out:
  1. npx playwright install --with-deps --only-shell chromium   Playwright's own, from its download site
  2. export CHROMIUM_PATH=/path/to/chromium                     a Chromium, Chrome or Edge of this machine`;

/** A download that takes longer than this waits for something that does not come. */
const LIMIT_MS = 180_000;

/** Installs Playwright's own browser, below the user's home. Whatever it prints goes to stderr. */
async function installPlaywrights(): Promise<void> {
  process.stderr.write("Installing a browser: Playwright's own\n");
  const words = [await packageProgram('playwright'), 'install', '--only-shell', 'chromium'];
  spawnSync(process.execPath, words, { stdio: ['ignore', 2, 2], timeout: LIMIT_MS });
}

/**
 * The browser that the tests use; with `installs` Playwright's own is installed where none opens a page. `tried` says why
 * others would not do. Throws an ExpectedError with the ways out where there is none.
 */
export async function browserOrWaysOut(
  { installs }: { installs: boolean },
  { find = findBrowser, install = installPlaywrights, named = process.env['CHROMIUM_PATH'] } = {},
): Promise<FoundBrowser & { tried: string[] }> {
  let { browser, tried } = await find();
  if (!browser && installs && !named) {
    await install();
    ({ browser, tried } = await find());
  }
  if (!browser)
    throw new ExpectedError(
      ['No browser for the tests opens a page here.', ...tried.map((line) => `  ${line}`), WAYS_OUT].join(
        '\n',
      ),
    );
  return { ...browser, tried };
}
