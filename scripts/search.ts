import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { readSnapshot, snapshotFile } from '../src/stock/snapshot.ts';
import { loadTenant } from '../src/tenant/load-tenant.ts';
import { siteFolders } from './build/site-folders.ts';
import { exitCodesHelp } from './command-line/exit-codes.ts';
import { ExpectedError } from './command-line/expected-error.ts';
import { outOption, tenantsOption } from './command-line/options.ts';
import { runCommand } from './command-line/run-command.ts';
import { UsageError } from './command-line/usage-error.ts';
import { meilisearchApi } from './search/meilisearch-api.ts';
import { pushIndex } from './search/push-index.ts';
import { searchOnlyKey } from './search/search-key.ts';

type PushOptions = { tenants: string; out: string };

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

function fromEnvironment(name: 'MEILI_HOST' | 'MEILI_ADMIN_KEY', what: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new UsageError(
    `${name} is not set: ${what}. It is read from the environment only, so that no shell keeps it.`,
  );
}

async function push(slug: string, options: PushOptions): Promise<void> {
  const host = fromEnvironment('MEILI_HOST', 'the origin of the server, as in https://search.example.com');
  if (!URL.canParse(host))
    throw new UsageError(`MEILI_HOST is '${host}'; expected an address such as https://search.example.com.`);
  const api = meilisearchApi(
    host,
    fromEnvironment('MEILI_ADMIN_KEY', 'a key that may write indexes and keys'),
  );
  const { tenant } = await loadTenant(slug, options.tenants);
  const { search } = tenant;
  const index = search.meilisearch ? search.meilisearch.index : slug;
  const snapshot = snapshotFile(siteFolders(options.tenants, options.out, slug).state);
  if (!existsSync(snapshot))
    throw new ExpectedError(`${slug} has not been built here yet. Run npm run build -- ${slug} first.`);
  const { vehicles } = readSnapshot(snapshot);

  const live = await pushIndex(api, { index, vehicles, settings: search }, new Date(), tell);
  const key = await searchOnlyKey(api, index);
  print(`${live} vehicles of ${tenant.site.name} are live in the index ${index} at ${new URL(host).origin}.`);
  const named = search.meilisearch ? search.meilisearch.search_key : undefined;
  if (named === key) return;
  if (named !== undefined)
    tell(`Warning: search.meilisearch.search_key of ${slug} is not the key of this server.`);
  print(`\nIn tenants/${slug}/tenant.ts, so that the site asks it:\n`);
  print(
    `  search: {\n    meilisearch: {\n      host: '${new URL(host).origin}',\n      index: '${index}',\n      search_key: '${key}',\n    },\n  },`,
  );
}

const program = new Command('npm run search --').description("The search server of a tenant's site.");

program
  .command('push')
  .description(
    "Sends a tenant's stock, as it was built last, to Meilisearch; what is live changes only when all of it arrived.",
  )
  .argument('<slug>', 'the tenant')
  .addOption(tenantsOption())
  .addOption(outOption())
  .addHelpText(
    'after',
    `
The server and the key that may write to it come from the environment: MEILI_HOST and MEILI_ADMIN_KEY. The key is used
here only; what is printed, and what a site is sent, is a key that can search this one index.

Example:
  npm run build -- harbour-motor-group && npm run search -- push harbour-motor-group
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(push);

await runCommand(program);
