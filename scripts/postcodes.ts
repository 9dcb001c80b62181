import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { ExpectedError } from '../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { australianPlaces } from './australian-places.ts';
import { postcodeTable } from '../src/backend/geocode/postcode-table.ts';

const TABLE = path.join(PROJECT_ROOT, 'src', 'domain', 'location', 'postcodes.tsv');
/** What a clone may weigh more for it. */
const MAX_BYTES = 150_000;

async function postcodesAction(file: string): Promise<void> {
  const table = postcodeTable(await readFile(file, 'utf8'), australianPlaces());
  const bytes = Buffer.byteLength(table);
  if (bytes > MAX_BYTES)
    throw new ExpectedError(`The table has ${bytes} bytes, ${MAX_BYTES} are allowed: name fewer localities.`);
  await writeFile(TABLE, table);
  process.stdout.write(`${table.trimEnd().split('\n').length} postcodes, ${bytes} bytes: ${TABLE}\n`);
}

const program = new Command('npm run postcodes --')
  .description('Works the table of postcodes out of a list of localities (postcode,locality,state,lat,long).')
  .argument('<file>', 'the list as CSV; it is public domain and stays out of the repository')
  .addHelpText(
    'after',
    `
Examples:
  npm run postcodes -- ../au-postcodes.csv
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(postcodesAction);

await runCommand(program);
