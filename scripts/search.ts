import { Command } from 'commander';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { jsonOption, outOption, tenantsOption } from '../src/command-line/options.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { push } from '../src/build/push/push-command.ts';
import { refuseKeys } from '../src/build/push/refused-keys.ts';
import { status } from '../src/build/push/status-command.ts';
import { verify } from '../src/build/push/verify-command.ts';

const program = new Command('npm run search --')
  .description(
    "Fills the search server of a tenant's site, says who answers its searches, and whether both engines answer alike.",
  )
  .addHelpText(
    'after',
    `
Examples:
  npm run search -- push harbour-motor-group            the stock of the last build to the server
  npm run search -- status harbour-motor-group --json   who answers its searches, for a program
  npm run search -- verify harbour-motor-group          whether server and bundle answer alike
${exitCodesHelp('done', 'failed', 'usage')}`,
  );

const pushCommand = program
  .command('push')
  .description(
    "sends a tenant's stock, as it was built last, to Meilisearch; what is live changes only when all of it arrived",
  )
  .argument('<slug>', 'the tenant')
  .option('--new-key', "makes another key for shoppers, to replace the tenant's")
  .addOption(jsonOption())
  .addOption(tenantsOption())
  .addOption(outOption())
  .addHelpText(
    'after',
    `
The server and the key that may write to it come from the environment: MEILI_HOST and MEILI_ADMIN_KEY. That key is used
here only; what is printed, and what a site is sent, is a key that can search this one index.

Example:
  npm run build -- harbour-motor-group && npm run search -- push harbour-motor-group
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(push);

const statusCommand = program
  .command('status')
  .description('which engine the last build chose and why, and whether the search server answers')
  .argument('<slug>', 'the tenant')
  .addOption(jsonOption())
  .addOption(tenantsOption())
  .addOption(outOption())
  .addHelpText(
    'after',
    `
Searches with the tenant's own key, as shoppers do. With MEILI_HOST and MEILI_ADMIN_KEY it also says when the index was
last filled and what is wrong with the key. Ends with 1 when something is.

Example:
  npm run search -- status harbour-motor-group --json
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(status);

const verifyCommand = program
  .command('verify')
  .description(
    'asks the search server and the index of the bundle 200 same questions, and tells every difference',
  )
  .argument('<slug>', 'the tenant')
  .addOption(jsonOption())
  .addOption(tenantsOption())
  .addOption(outOption())
  .addHelpText(
    'after',
    `
The questions are made of the stock of the last build: facets, ranges, orders, pages and texts. Asks with the tenant's own
key, as shoppers do, the server of the settings or the one that MEILI_HOST names. Totals, counts, figures and cars must be
the same, and without a text their order too. Ends with 1 when something differs.

Example:
  npm run search -- push harbour-motor-group && npm run search -- verify harbour-motor-group
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(verify);

for (const command of [pushCommand, statusCommand, verifyCommand]) refuseKeys(command);
await runCommand(program);
