import { Command } from 'commander';
import { isHeadlessShell } from '../tests/chromium/browser-places.ts';
import { findBrowser, type FoundBrowser } from '../tests/chromium/find-browser.ts';
import { installBrowser, installHeadlessShell } from '../tests/chromium/install-browser.ts';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { ExpectedError } from '../src/command-line/expected-error.ts';
import { jsonOption } from '../src/command-line/options.ts';
import { runCommand } from '../src/command-line/run-command.ts';

type BrowserOptions = { install?: boolean; json?: boolean };

const WAYS_OUT = `There are three ways out:
  1. export CHROMIUM_PATH=/path/to/chromium   a Chromium, Chrome or Edge that is somewhere else
  2. npx playwright install chromium          Playwright's own, from its download site
  3. apt-get install chromium-headless-shell   or chromium, or what your system calls it`;

async function browserAction({ install, json }: BrowserOptions): Promise<void> {
  let { browser, tried }: { browser: FoundBrowser | undefined; tried: string[] } = await findBrowser();
  if (!browser && install) {
    await installBrowser(async () => {
      ({ browser, tried } = await findBrowser());
      return browser !== undefined;
    });
  }
  if (browser?.source === 'system' && install && !isHeadlessShell(browser.executablePath)) {
    installHeadlessShell();
    ({ browser, tried } = await findBrowser());
  }
  if (!browser)
    throw new ExpectedError(
      ['No browser for the tests opens a page here.', ...tried.map((line) => `  ${line}`), WAYS_OUT].join(
        '\n',
      ),
    );
  process.stdout.write(`${json ? JSON.stringify({ ...browser, tried }) : browser.executablePath}\n`);
}

const program = new Command('npm run browser --')
  .description('Finds the browser that the tests use, by opening a page in it, and prints its path.')
  .option(
    '--install',
    'install one when none is found (Playwright, then apt as root), and the one without windows',
  )
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Looked at in this order: CHROMIUM_PATH, Playwright's own, the system's.

Examples:
  npm run browser
  npm run browser -- --install
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(browserAction);

await runCommand(program);
