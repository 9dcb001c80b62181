import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { isHeadlessShell } from './browser-places.ts';
import { findBrowser, type FoundBrowser } from './find-browser.ts';
import { installBrowser, installHeadlessShell } from './install-browser.ts';

const WAYS_OUT = `There are three ways out:
  1. export CHROMIUM_PATH=/path/to/chromium   a Chromium, Chrome or Edge that is somewhere else
  2. npx playwright install chromium          Playwright's own, from its download site
  3. apt-get install chromium-headless-shell   or chromium, or what your system calls it`;

/**
 * The browser that the tests use; with `installs` one is installed where none opens a page. `tried` says why others would not
 * do. Throws an ExpectedError with the ways out where there is none.
 */
export async function browserOrWaysOut(
  { installs }: { installs: boolean },
  { find = findBrowser, install = installBrowser } = {},
): Promise<FoundBrowser & { tried: string[] }> {
  let { browser, tried } = await find();
  if (!browser && installs)
    await install(async () => {
      ({ browser, tried } = await find());
      return browser !== undefined;
    });
  if (!browser)
    throw new ExpectedError(
      ['No browser for the tests opens a page here.', ...tried.map((line) => `  ${line}`), WAYS_OUT].join(
        '\n',
      ),
    );
  return { ...browser, tried };
}

/** Where the system has only a browser with windows, tries to install the one without: a page in it costs a third. */
export async function preferHeadlessShell(found: FoundBrowser): Promise<FoundBrowser> {
  if (found.source !== 'system' || isHeadlessShell(found.executablePath)) return found;
  installHeadlessShell();
  return (await findBrowser()).browser ?? found;
}
