import { Command } from 'commander';
import { addStoreCommands } from '../src/backend/commands/store-commands.ts';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { runCommand } from '../src/command-line/run-command.ts';

const program = new Command('npm run backend --').description('Looks after the store of leads.').addHelpText(
  'after',
  `
Examples:
  npm run backend -- migrate                      after a new version of the program was installed
  npm run backend -- backup leads-2026-11-22.gz   all leads and their files, while the backend runs
  npm run backend -- restore leads-2026-11-22.gz  after the backend was stopped
${exitCodesHelp('done', 'failed', 'usage')}`,
);
addStoreCommands(program);

await runCommand(program);
