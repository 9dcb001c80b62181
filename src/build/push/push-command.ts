import path from 'node:path';
import { weeklyList } from '../../domain/finance/weekly-list.ts';
import { searchFieldsWith } from '../../domain/search/weekly-facet.ts';
import { loadTenant } from '../../tenant/load-tenant.ts';
import { shownPath } from '../../tenant/shown-path.ts';
import { kindOfSite } from '../publish/release-folders.ts';
import { siteFolders } from '../site-folders.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { nextCommand } from '../../command-line/next-command.ts';
import { createProgress } from '../../command-line/progress.ts';
import { terminalOf } from '../../command-line/terminal.ts';
import { withFileLock } from '../../command-line/file-lock.ts';
import { lastStock } from './last-stock.ts';
import { meilisearchApi } from './meilisearch-api.ts';
import { pushIndex } from './push-index.ts';
import { shoppersKey } from './search-key.ts';
import { adminKeyFromEnvironment, hostFromEnvironment, required } from './server-access.ts';

/** The lines of tenant.ts with which a site asks a search server, as `npm run search -- push` prints them. */
function tenantLines(server: { host: string; index: string; key: string }): string {
  return [
    '  search: {',
    '    meilisearch: {',
    `      host: '${server.host}',`,
    `      index: '${server.index}',`,
    `      search_key: '${server.key}',`,
    '    },',
    '  },',
  ].join('\n');
}

export type PushOptions = { tenants: string; out: string; newKey?: boolean; json?: boolean };

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const tell = (text: string): void => void process.stderr.write(`${text}\n`);
const warn = (text: string): void => tell(`Warning: ${text}`);

/** `npm run search -- push <slug>`: sends a tenant's last built stock to its search server (spec S16). */
export async function push(slug: string, options: PushOptions): Promise<void> {
  const { host, isLocal } = required(
    hostFromEnvironment(process.env),
    'MEILI_HOST',
    'the origin of the server, as in https://search.example.com',
  );
  const adminKey = required(
    adminKeyFromEnvironment(process.env),
    'MEILI_ADMIN_KEY',
    'a key that may write indexes and keys',
  );
  const { tenant } = await loadTenant(slug, options.tenants);
  if ((await kindOfSite(options.out, slug)) === 'preview')
    throw new ExpectedError(
      `${shownPath(options.out)} holds a preview of ${slug}, whose stock goes to no search server: shoppers search there. ` +
        'Push what is published: name its folder with --out.',
    );
  const server = tenant.search.meilisearch || undefined;
  const file = shownPath(path.join(options.tenants, slug, 'tenant.ts'));
  if (server?.search_key === adminKey)
    throw new ExpectedError(
      `${file}: search.meilisearch.search_key is the key that may write, and it would be sent to every shopper. ` +
        'Take it out, replace it on the server, and push again: the key to put there is printed.',
    );
  const index = server?.index ?? slug;
  const { state } = siteFolders(options.tenants, options.out, slug);
  const vehicles = lastStock(state, slug);
  if (!isLocal && host.startsWith('http:'))
    warn(
      `${host} is not https: the key travels in the open, and no page of a site on https can search there.`,
    );

  const api = meilisearchApi(host, adminKey, 'MEILI_ADMIN_KEY');
  const progress = createProgress([slug], process.stderr, terminalOf(process.stderr));
  const now = new Date();
  const lock = { waitMs: 0, taken: `Another push of ${slug} is running here. Wait for it to end.` };
  const work = async () => ({
    // First, so that a key that may not make keys is found out before anything changes.
    shoppers: await shoppersKey(
      api,
      { index, named: server?.search_key, isRotation: options.newKey === true },
      now,
    ),
    pushed: await pushIndex(
      api,
      {
        index,
        vehicles,
        settings: tenant.search,
        locations: tenant.locations,
        identity: tenant.vehicle_page,
        fields: searchFieldsWith(weeklyList(tenant.finance)),
        price: tenant.price,
      },
      now,
      (text) => progress.update(slug, text),
    ),
  });
  const { shoppers, pushed } = await withFileLock(path.join(state, 'search-push.lock'), lock, work).catch(
    (error: unknown) => {
      progress.end(slug, 'failed', 'red');
      throw error;
    },
  );
  progress.end(slug, 'live', 'green');

  const { key, namedProblem } = shoppers;
  if (pushed.left !== undefined) warn(`${pushed.left} could not be removed; the next push does it.`);
  if (namedProblem) warn(`${file}: the search_key there ${namedProblem}.`);
  if (server && new URL(server.host).origin !== host)
    warn(`${file}: shoppers are sent to ${new URL(server.host).origin}, and this push went to ${host}.`);
  if (options.json) {
    print(JSON.stringify({ tenant: slug, host, index, documents: pushed.documents, searchKey: key }));
    return;
  }
  print(
    `${pushed.documents.toLocaleString('en-AU')} cars of ${tenant.site.name} are live in ${index} at ${host}.`,
  );
  if (server?.search_key === key) return;
  print(`\nIn ${file}, so that the site asks it:\n\n${tenantLines({ host, index, key })}`);
  print(
    `\nThe engine is chosen by the next build; ${nextCommand('search', `status ${slug}`)} says which, and why.`,
  );
}
