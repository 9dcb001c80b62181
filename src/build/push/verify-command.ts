import path from 'node:path';
import { weeklyList } from '../../domain/finance/weekly-list.ts';
import { searchFieldsWith } from '../../domain/search/weekly-facet.ts';
import { loadTenant } from '../../tenant/load-tenant.ts';
import { shownPath } from '../../tenant/shown-path.ts';
import { siteFolders } from '../site-folders.ts';
import { EXIT_CODES } from '../../command-line/exit-codes.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { nextCommand } from '../../command-line/next-command.ts';
import { createProgress } from '../../command-line/progress.ts';
import { terminalOf } from '../../command-line/terminal.ts';
import { lastStock } from './last-stock.ts';
import { meilisearchApi } from './meilisearch-api.ts';
import { hostFromEnvironment } from './server-access.ts';
import { type Verified, verifySearch } from './verify-search.ts';

export type VerifyOptions = { tenants: string; out: string; json?: boolean };

const MAX_SHOWN = 400;
const shown = (count: number): string => count.toLocaleString('en-AU');

function verifyLines(slug: string, { states, documents, different }: Verified): string[] {
  if (documents.server !== documents.build)
    return [
      `The server holds ${shown(documents.server)} cars, the last build ${shown(documents.build)}: ` +
        nextCommand('search', `push ${slug}`),
    ];
  return [
    ...different.flatMap(({ id, query, differences }) => {
      const { facets: _facets, attributesToRetrieve: _names, matchingStrategy: _strategy, ...asked } = query;
      const lines = differences.map((line) =>
        line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line,
      );
      return [`${id}: ${JSON.stringify(asked)}`, ...lines.map((line) => `  ${line}`), ''];
    }),
    `${shown(states - different.length)} of ${shown(states)} answers are alike` +
      (different.length ? '; a difference reads: server / embedded index.' : '.'),
  ];
}

/** `npm run search -- verify <slug>`: whether a tenant's server answers as the index of its bundle does (spec S16). */
export async function verify(slug: string, options: VerifyOptions): Promise<void> {
  const { tenant } = await loadTenant(slug, options.tenants);
  const file = shownPath(path.join(options.tenants, slug, 'tenant.ts'));
  const server = tenant.search.meilisearch || undefined;
  if (!server?.search_key)
    throw new ExpectedError(
      `${file}: search.meilisearch ${server ? 'has no search_key' : 'names no server'}. ` +
        `Run ${nextCommand('search', `push ${slug}`)} and put the lines it prints there.`,
    );
  const host = hostFromEnvironment(process.env)?.host ?? new URL(server.host).origin;
  const { state } = siteFolders(options.tenants, options.out, slug);
  const vehicles = lastStock(state, slug);
  const api = meilisearchApi(host, server.search_key, 'search.meilisearch.search_key');
  const progress = createProgress([slug], process.stderr, terminalOf(process.stderr));
  const stock = {
    index: server.index,
    vehicles,
    settings: tenant.search,
    locations: tenant.locations,
    identity: tenant.vehicle_page,
    fields: searchFieldsWith(weeklyList(tenant.finance)),
    price: tenant.price,
  };
  const verified = await verifySearch(api, stock, (text) => progress.update(slug, text)).catch(
    (error: unknown) => {
      progress.end(slug, 'failed', 'red');
      throw error;
    },
  );
  const isAlike = verified.different.length === 0 && verified.documents.server === verified.documents.build;
  progress.end(slug, isAlike ? 'alike' : 'different', isAlike ? 'green' : 'red');
  const text = options.json
    ? JSON.stringify({ tenant: slug, host, index: server.index, ...verified }, null, 2)
    : verifyLines(slug, verified).join('\n');
  process.stdout.write(`${text}\n`);
  process.exitCode = isAlike ? EXIT_CODES.done : EXIT_CODES.failed;
}
