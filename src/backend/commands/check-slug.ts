import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { HANDOVER_ENDING } from '../../api/hand-over-release.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { listTenants } from '../../tenant/load-tenant.ts';
import { nearestWord } from '../../tenant/nearest-word.ts';
import type { Store } from '../store/store.ts';

/** Folders that tell which tenants there are; absolute. */
export type SlugPlaces = { tenants: string; out: string; data: string };

/**
 * Throws UsageError for a slug that is no tenant's: none has it in the folder of tenants, among published sites, in releases that
 * were sent, or in the store.
 */
export async function checkSlug(
  { db }: Store,
  slug: string,
  { tenants, out, data }: SlugPlaces,
): Promise<void> {
  const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
  const sent = await namesIn(path.join(data, 'releases'));
  const events = await db.selectFrom('lead_event').select('tenant').distinct().execute();
  const known = new Set([
    ...(await listTenants(tenants).catch(() => [])),
    ...(await namesIn(out)).filter((name) => !name.includes('.')),
    ...sent.flatMap((name) =>
      name.endsWith(HANDOVER_ENDING) ? [name.slice(0, -HANDOVER_ENDING.length)] : [],
    ),
    ...events.map(({ tenant }) => tenant),
  ]);
  if (known.has(slug)) return;
  const near = nearestWord(slug, [...known]);
  throw new UsageError(
    `There is no tenant '${slug}'.${near === undefined ? '' : ` Did you mean ${near}?`} --tenants names the folder of the tenants, --out that of their sites.`,
  );
}
