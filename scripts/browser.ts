import { Command } from 'commander';
import { browserOrWaysOut, preferHeadlessShell } from '../tests/chromium/browser-or-ways-out.ts';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { jsonOption } from '../src/command-line/options.ts';
import { runCommand } from '../src/command-line/run-command.ts';

type BrowserOptions = { install?: boolean; json?: boolean };

async function browserAction({ install = false, json }: BrowserOptions): Promise<void> {
  const { tried, ...found } = await browserOrWaysOut({ installs: install });
  const browser = install ? await preferHeadlessShell(found) : found;
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
Looked at in this order: CHROMIUM_PATH, Playwright's own, the system's, the one that npm installed.

Examples:
  npm run browser
  npm run browser -- --install
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(browserAction);

await runCommand(program);
