import { allowLine } from '../src/build/allowed-rails.ts';
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { localTime } from '../src/domain/location/local-time.ts';
import { explainedLines } from '../src/stock/explained-lines.ts';
import { FeedError } from '../src/stock/feed/feed-error.ts';
import { reportTable } from '../src/stock/report-table.ts';
import type { ExplainedRecord } from '../src/stock/explain-record.ts';
import { showSecondaryRecord } from '../src/stock/show-secondary-record.ts';
import { showRecord, type ShownRecord } from '../src/stock/show-record.ts';
import { takeStock } from '../src/stock/take-stock.ts';
import { siteFolders } from '../src/build/site-folders.ts';
import { EXIT_CODES, exitCodesHelp } from '../src/command-line/exit-codes.ts';
import { ExpectedError } from '../src/command-line/expected-error.ts';
import { jsonOption, outOption, tenantsOption } from '../src/command-line/options.ts';
import { envFileOption } from '../src/command-line/operator-file.ts';
import { runCommand } from '../src/command-line/run-command.ts';
import { UsageError } from '../src/command-line/usage-error.ts';
import { liveRelease, releaseFolders } from '../src/build/publish/release-folders.ts';
import { checkTenant } from '../src/build/tenants/check-tenant.ts';
import { settleFirst } from '../src/nightly/tenant-archive/settle-imports.ts';

type StockCommandOptions = {
  feed?: string;
  map?: string;
  show?: Shown;
  json?: boolean;
  tenants: string;
  out: string;
};

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

type Shown = { feed: string | undefined; place: number };

function shownRecord(text: string): Shown {
  const [, feed, place] = /^(?:([a-z\d-]+):)?([1-9]\d{0,8})$/.exec(text) ?? [];
  if (place === undefined)
    throw new InvalidArgumentError(
      'It must be the number of a record, from 1, or a further feed and a number, as in photos:3.',
    );
  return { feed, place: Number(place) };
}

/** Throws UsageError for a further feed that the tenant does not have, and for one beside --feed. */
function show(reading: ShownRecord, { feed, place }: Shown): Promise<ExplainedRecord> {
  if (feed === undefined) return showRecord(reading, place);
  const names = reading.tenant.further_feeds.map(({ name }) => name);
  if (reading.feed !== undefined)
    throw new UsageError(`--feed reads one feed alone: write --show ${place} for a record of it.`);
  if (!names.includes(feed))
    throw new UsageError(
      `${reading.tenant.slug} has no further feed '${feed}'. ` +
        (names.length > 0
          ? `It has: ${names.join(', ')}. A number alone is a record of the first feed.`
          : `It has one feed alone: write --show ${place}.`),
    );
  return showSecondaryRecord(reading, feed, place);
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
    const record = await show(reading, options.show).catch((error: unknown) => {
      throw error instanceof FeedError ? new ExpectedError(error.message, { cause: error }) : error;
    });
    print(options.json ? JSON.stringify(record, null, 2) : explainedLines(record).join('\n'));
    return;
  }
  const outcome = await takeStock({ ...reading, live: await liveRelease(releaseFolders(options.out, slug)) });
  const refusal =
    outcome.kind === 'refused'
      ? { rail: outcome.rail, message: [outcome.message, ...allowLine(slug, outcome.rails)].join('\n') }
      : undefined;
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
    new Option(
      '--show <n>',
      'how record n was read, field by field, with what was put right; photos:n is of the further feed photos',
    ).argParser(shownRecord),
  )
  .addOption(jsonOption())
  .hook('preAction', settleFirst)
  .addOption(envFileOption())
  .addOption(tenantsOption())
  .addOption(outOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run stock -- wattle-used-cars                                      what the next build would publish
  npm run stock -- wattle-used-cars --json                               the same for a program
  npm run stock -- wattle-used-cars --show 3                             how record 3 was read, and from which columns
  npm run stock -- my-cars --show photos:3                               how record 3 of the further feed photos was read
  npm run stock -- wattle-used-cars --feed cars.csv --map au-listings    another feed, read by another map
${exitCodesHelp('done', 'failed', 'usage', 'refused')}`,
  )
  .action(lookAtStock);

await runCommand(program);
