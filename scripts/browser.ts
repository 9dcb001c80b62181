import { Command } from 'commander';
import { browserOrWaysOut } from '../tests/chromium/browser-or-ways-out.ts';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { jsonOption } from '../src/command-line/options.ts';
import { runCommand } from '../src/command-line/run-command.ts';

type BrowserOptions = { install?: boolean; json?: boolean };

async function browserAction({ install = false, json }: BrowserOptions): Promise<void> {
  const browser = await browserOrWaysOut({ installs: install });
  process.stdout.write(`${json ? JSON.stringify(browser) : browser.executablePath}\n`);
}

const program = new Command('npm run browser --')
  .description('Finds the browser that the tests use, by opening a page in it, and prints its path.')
  .option('--install', "install Playwright's own where none is found")
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Looked at in this order: the one that npm installed (Linux on x64), then Playwright's own.
A browser of the machine is used only where CHROMIUM_PATH names it, and then no other: its release changes what tests see.

Examples:
  npm run browser
  npm run browser -- --install
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(browserAction);

await runCommand(program);
