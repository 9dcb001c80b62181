import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { localTime } from '../src/domain/location/local-time.ts';
import { explainedLines } from '../src/stock/explained-lines.ts';
import { FeedError } from '../src/stock/feed/feed-error.ts';
import { reportTable } from '../src/stock/report-table.ts';
import { showRecord } from '../src/stock/show-record.ts';
import { takeStock } from '../src/stock/take-stock.ts';
import { siteFolders } from '../src/build/site-folders.ts';
import { EXIT_CODES, exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { ExpectedError } from '../src/command-line/expected-error.ts';
import { jsonOption, outOption, tenantsOption } from '../src/command-line/options.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { liveRelease, releaseFolders } from '../src/build/publish/release-folders.ts';
import { checkTenant } from '../src/build/tenants/check-tenant.ts';
import { settleFirst } from '../src/nightly/move/settle-imports.ts';

type StockCommandOptions = {
  feed?: string;
  map?: string;
  show?: number;
  json?: boolean;
  tenants: string;
  out: string;
};

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

function recordNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('It must be the number of a record, from 1.');
  return Number(text);
}

async function lookAtStock(slug: string, options: StockCommandOptions): Promise<void> {
  const { tenant, folder } = await checkTenant(slug, options.tenants, {
    ownFeed: (options.feed ?? options.map) === undefined,
  });
  const now = new Date();
  const reading = {
    tenant,
    tenantFolder: folder,
    stateFolder: siteFolders(options.tenants, options.out, slug).state,
    today: localTime(now, tenant.site.time_zone).day,
    now,
    feed: options.feed,
    map: options.map,
    environment: process.env,
  };
  if (options.show !== undefined) {
    const record = await showRecord(reading, options.show).catch((error: unknown) => {
      throw error instanceof FeedError ? new ExpectedError(error.message, { cause: error }) : error;
    });
    print(options.json ? JSON.stringify(record, null, 2) : explainedLines(record).join('\n'));
    return;
  }
  const outcome = await takeStock({ ...reading, live: await liveRelease(releaseFolders(options.out, slug)) });
  const refusal = outcome.kind === 'refused' ? { rail: outcome.rail, message: outcome.message } : undefined;
  if (options.json) {
    print(JSON.stringify({ tenant: slug, kind: outcome.kind, ...refusal, report: outcome.report }, null, 2));
  } else {
    print([`Stock of ${tenant.site.name}`, '', ...reportTable(outcome.report)].join('\n'));
    if (outcome.report.quarantined > 0)
      print(`\nEach quarantined record: ${path.relative(process.cwd(), outcome.report.quarantineFile)}`);
    for (const note of outcome.report.overrides?.notes ?? []) tell(`Warning: ${note}`);
    if (refusal) tell(`\nA build would refuse this feed.\n${refusal.message}`);
  }
  process.exitCode = refusal ? EXIT_CODES.refused : EXIT_CODES.done;
}

const program = new Command('npm run stock --')
  .description("Reads a tenant's feed and says where each record goes, without building.")
  .argument('<slug>', 'the tenant')
  .option('--feed <file|url>', "another feed than the tenant's")
  .option('--map <name>', "another column map than the tenant's")
  .addOption(
    new Option('--show <n>', 'how record n was read, field by field, with what was put right').argParser(
      recordNumber,
    ),
  )
  .addOption(jsonOption())
  .hook('preAction', settleFirst)
  .addOption(tenantsOption())
  .addOption(outOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run stock -- wattle-used-cars                                      what the next build would publish
  npm run stock -- wattle-used-cars --json                               the same for a program
  npm run stock -- wattle-used-cars --show 3                             how record 3 was read, and from which columns
  npm run stock -- wattle-used-cars --feed cars.csv --map au-listings    another feed, read by another map
${exitCodesHelp('done', 'failed', 'usage', 'refused')}`,
  )
  .action(lookAtStock);

await runCommand(program);
