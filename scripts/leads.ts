import { Command, Option } from 'commander';
import {
  eraseAction,
  exportAction,
  listAction,
  resendAction,
  showAction,
} from '../src/backend/commands/leads-commands.ts';
import { DELIVERY_STATES } from '../src/backend/store/tables.ts';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { dataOption, jsonOption, outOption } from '../src/command-line/options.ts';
import { runCommand } from '../src/command-line/run-command.ts';

const program = new Command('npm run leads --')
  .description('Shows the leads of the backend, sends them again, exports and erases them.')
  .addHelpText(
    'after',
    `
Examples:
  npm run leads -- list --state dead                          what was given up
  npm run leads -- show 0198f0aa-0000-7000-8000-000000000000  one lead, with all that happened to it
  npm run leads -- resend                                     all that was given up, again
  npm run leads -- export --tenant wattle-used-cars > leads.csv
  npm run leads -- export --phone '0491 570 006' --json       all of one person
  npm run leads -- erase --email rosa@example.com --force     all of one person, for good
${exitCodesHelp('done', 'failed', 'usage')}`,
  );

const command = (words: string, description: string): Command =>
  program
    .command(words)
    .description(description)
    .option('--tenant <slug>', 'only leads of this tenant')
    .addOption(outOption())
    .addOption(dataOption())
    .addOption(jsonOption());
const ofPerson = (of: Command): Command =>
  of
    .option('--phone <number>', 'of the person with this number, written in any Australian way')
    .option('--email <address>', 'of the person with this address');

const limit = new Option('--limit <number>', 'how many leads')
  .default(50)
  .argParser((text) => Number.parseInt(text, 10));

command('list', 'the latest leads, and whether all that came are accounted for')
  .addOption(new Option('--state <state>', 'only leads in this state').choices(DELIVERY_STATES))
  .addOption(limit)
  .action(listAction);
command('show <id>', 'one lead with its messages and its history').action(showAction);
command('resend [id]', 'what was given up, of one lead or of all, is sent again')
  .option('--all', 'all messages of the lead, those that arrived too')
  .action(resendAction);
ofPerson(command('export', 'leads as CSV that no spreadsheet runs, or as JSON'))
  .option('--consents', 'the ledger of consents in place of leads, a line of JSON each')
  .action(exportAction);
ofPerson(command('erase', 'all leads of a person with their files, for good'))
  .option('--force', 'really erases; without it only says how many')
  .action(eraseAction);

await runCommand(program);
