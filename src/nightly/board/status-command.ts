import path from 'node:path';
import { chosenTenants } from '../../build/chosen-tenants.ts';
import { EXIT_CODES } from '../../command-line/exit-codes.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { inParallel } from '../../stock/in-parallel.ts';
import { writeWhole } from '../../stock/write-whole.ts';
import { loadTenant } from '../../tenant/load-tenant.ts';
import { shownPath } from '../../tenant/shown-path.ts';
import { reasonOf } from '../../command-line/reason-of.ts';
import { heldTenants, type Holds } from '../holds.ts';
import { memoryAt } from '../state/chosen-state.ts';
import { checkPrivate } from '../report-folder.ts';
import { boardPage } from './board-page.ts';
import { boardRow, sortedRows, urgency, type BoardRow } from './board-row.ts';
import { localReader, storedReader, type BoardReader } from './board-source.ts';

/** What `npm run status` is called with; folders are absolute. */
export type StatusOptions = {
  tenants: string;
  out: string;
  report: string;
  /** `s3://bucket/prefix`; without it the state on this machine is read. */
  state?: string;
  json?: boolean;
};

/** Tenants that are read at the same time. */
const AT_ONCE = 8;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

async function rowOf(
  slug: string,
  tenants: string,
  read: BoardReader,
  holds: Holds,
  now: Date,
): Promise<BoardRow> {
  const settings = await loadTenant(slug, tenants).then(
    ({ tenant }) => tenant,
    () => undefined,
  );
  const kept = await read(slug).catch((error: unknown) => ({
    nights: [],
    releases: [],
    live: undefined,
    unread: reasonOf(error),
  }));
  return boardRow(
    {
      ...kept,
      tenant: slug,
      name: settings?.site.name ?? kept.nights.at(-1)?.name ?? slug,
      isDemo: settings?.night.demo ?? false,
      live: kept.live,
      held: holds[slug],
    },
    now,
  );
}

/** Says which tenants could not be read. Throws ExpectedError where none could: then nothing is known, and no page is written. */
function tellUnread(rows: readonly BoardRow[]): void {
  const unread = rows.filter((row) => row.unread !== undefined);
  const [first] = unread;
  if (!first) return;
  if (unread.length === rows.length) throw new ExpectedError(`No tenant could be read. ${first.unread}`);
  for (const { tenant, unread: why } of unread) tell(`${tenant} could not be read: ${why}`);
  process.exitCode = EXIT_CODES.partly;
}

/**
 * `npm run status`: the board of all tenants, as a page in a private folder; with `--json` as an object on stdout too. With
 * `--state` it has the nights of all machines. Sets the exit code to 4 where some tenants could not be read.
 */
export async function status(
  options: StatusOptions,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { tenants, out, report, state } = options;
  checkPrivate(report, out);
  const now = new Date();
  const slugs = await chosenTenants([], tenants);
  const place = { tenantsFolder: tenants, outFolder: out };
  const read = state === undefined ? localReader(place) : await storedReader(state, environment);
  const holds = await heldTenants(memoryAt(state, place, environment));
  const rows = await inParallel(slugs, AT_ONCE, (slug) => rowOf(slug, tenants, read, holds, now));
  tellUnread(rows);
  const sorted = sortedRows(rows);
  const file = path.join(report, 'status.html');
  await writeWhole(file, boardPage(sorted, now, state));
  if (options.json)
    return print(
      JSON.stringify({
        at: now.toISOString(),
        file,
        ...(state !== undefined && { state }),
        tenants: sorted.map((row) => ({ ...row, urgency: urgency(row) })),
      }),
    );
  print(`${shownPath(file)}: ${rows.length} dealers. It is private: publish it nowhere without a sign-in.`);
}
