import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError } from 'commander';
import { localTime } from '../src/domain/location/local-time.ts';
import { reportTable } from '../src/stock/report-table.ts';
import { takeStock } from '../src/stock/take-stock.ts';
import { loadTenant } from '../src/tenant/load-tenant.ts';
import { TenantError } from '../src/tenant/tenant-error.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Exit codes: what a guard rail refuses differs from what fails. */
const EXIT = { done: 0, failed: 1, usage: 2, refused: 3 } as const;

type StockCommandOptions = { feed?: string; map?: string; json?: boolean; tenants: string; state: string };

async function lookAtStock(slug: string, options: StockCommandOptions): Promise<number> {
  const { tenant, folder } = await loadTenant(slug, path.resolve(options.tenants));
  const now = new Date();
  const outcome = await takeStock({
    tenant,
    tenantFolder: folder,
    stateFolder: path.resolve(options.state, slug),
    today: localTime(now, tenant.site.time_zone).day,
    now,
    lookOnly: true,
    ...(options.feed === undefined ? {} : { feed: options.feed }),
    ...(options.map === undefined ? {} : { map: options.map }),
    onProgress: (message) => {
      if (process.stderr.isTTY && !options.json) process.stderr.write(`${message}\n`);
    },
  });
  const refusal = outcome.kind === 'refused' ? { rail: outcome.rail, message: outcome.message } : undefined;
  if (options.json) {
    print(JSON.stringify({ tenant: slug, kind: outcome.kind, ...refusal, report: outcome.report }, null, 2));
  } else {
    print([`Stock of ${tenant.site.name}`, '', ...reportTable(outcome.report)].join('\n'));
    if (outcome.report.quarantined > 0) {
      print(`\nEach quarantined record: ${path.relative(process.cwd(), outcome.report.quarantineFile)}`);
    }
    if (refusal)
      process.stderr.write(`\nA build would refuse this feed (${refusal.rail}): ${refusal.message}\n`);
  }
  return outcome.kind === 'refused' ? EXIT.refused : EXIT.done;
}

const program = new Command('npm run stock --')
  .description("Reads a tenant's feed and says where each record goes, without building.")
  .argument('<slug>', 'the tenant')
  .option('--feed <file|url>', "another feed than the tenant's")
  .option('--map <name>', "another column map than the tenant's")
  .option('--json', 'print JSON')
  .option('--tenants <folder>', 'folder of the tenants', path.join(root, 'tenants'))
  .option('--state <folder>', 'folder of what is remembered between builds', path.join(root, '.forecourt'))
  .addHelpText(
    'after',
    `
Examples:
  npm run stock -- wattle-used-cars                                      what the next build would publish
  npm run stock -- wattle-used-cars --json                               the same for a program
  npm run stock -- wattle-used-cars --feed cars.csv --map au-listings    another feed, read by another map

Exit codes: 0 read, 1 the tenant cannot be used, 2 wrong usage, 3 a guard rail would refuse the feed.`,
  )
  .exitOverride()
  .action(async (slug: string, options: StockCommandOptions) => {
    process.exitCode = await lookAtStock(slug, options);
  });

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage;
  } else {
    if (!(error instanceof TenantError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = EXIT.failed;
  }
}
