import path from 'node:path';
import { chosenTenants } from '../../build/chosen-tenants.ts';
import { listReleases, liveRelease, releaseFolders } from '../../build/publish/release-folders.ts';
import { siteFolders } from '../../build/site-folders.ts';
import { writeWhole } from '../../stock/write-whole.ts';
import { loadTenant } from '../../tenant/load-tenant.ts';
import { shownPath } from '../../tenant/shown-path.ts';
import { checkPrivate } from '../report-folder.ts';
import { readNights } from '../tenant-nights.ts';
import { boardPage } from './board-page.ts';
import { boardRow, sortedRows, urgency, type BoardRow } from './board-row.ts';

/** What `npm run status` is called with; folders are absolute. */
export type StatusOptions = { tenants: string; out: string; report: string; json?: boolean };

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function rowOf(slug: string, { tenants, out }: StatusOptions, now: Date): Promise<BoardRow> {
  const settings = await loadTenant(slug, tenants).then(
    ({ tenant }) => tenant,
    () => undefined,
  );
  const folders = releaseFolders(out, slug);
  const nights = await readNights(siteFolders(tenants, out, slug).state);
  return boardRow(
    {
      tenant: slug,
      name: settings?.site.name ?? nights.at(-1)?.name ?? slug,
      isDemo: settings?.night.demo ?? false,
      nights,
      releases: await listReleases(folders),
      live: await liveRelease(folders),
    },
    now,
  );
}

/** `npm run status`: the board of all tenants, as a page in a private folder; with `--json` as an object on stdout too. */
export async function status(options: StatusOptions): Promise<void> {
  checkPrivate(options.report, options.out);
  const now = new Date();
  const rows: BoardRow[] = [];
  for (const slug of await chosenTenants([], options.tenants)) rows.push(await rowOf(slug, options, now));
  const sorted = sortedRows(rows);
  const file = path.join(options.report, 'status.html');
  await writeWhole(file, boardPage(sorted, now));
  if (options.json)
    return print(
      JSON.stringify({
        at: now.toISOString(),
        file,
        tenants: sorted.map((row) => ({ ...row, urgency: urgency(row) })),
      }),
    );
  print(`${shownPath(file)}: ${rows.length} dealers. It is private: publish it nowhere without a sign-in.`);
}
