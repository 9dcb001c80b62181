import { Command } from 'commander';
import { addServeCommand } from '../src/backend/commands/serve-command.ts';
import { addStoreCommands } from '../src/backend/commands/store-commands.ts';
import { addTokenCommands } from '../src/backend/commands/token-commands.ts';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { runCommand } from '../src/command-line/run-command.ts';

const program = new Command('npm run backend --')
  .description('Answers the calls of the sites and sends their leads on; looks after the store of leads.')
  .enablePositionalOptions()
  .addHelpText(
    'after',
    `
Examples:
  npm run backend                                 answers at http://127.0.0.1:4322, behind a proxy
  npm run backend -- token wattle-cars            a token for the leads page of a tenant
  npm run backend -- migrate                      after a new version of the program was installed
  npm run backend -- backup leads-2026-11-22.gz   all leads and their files, while the backend runs
  npm run backend -- restore leads-2026-11-22.gz  after the backend was stopped
${exitCodesHelp('done', 'failed', 'usage')}`,
  );
addServeCommand(program);
addStoreCommands(program);
addTokenCommands(program);

await runCommand(program);
