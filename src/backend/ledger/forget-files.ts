import type { Lead } from '../../domain/lead/lead.ts';
import type { LeadFiles } from '../store/lead-files.ts';
import type { Store } from '../store/store.ts';

/** A file is kept before its lead is stored; no lead takes so long. */
const YOUNGEST = 24 * 3_600_000;

/**
 * Removes files that no lead has, because the backend ended between the two or the store failed, and gives how many there were.
 * Those of the last day stay; `now` in milliseconds.
 */
export async function forgetFiles(store: Store, files: LeadFiles, now: number): Promise<number> {
  const old = await files.before(now - YOUNGEST);
  if (old.length === 0) return 0;
  const rows = await store.db
    .selectFrom('lead')
    .select('body')
    .where('body', 'like', '%"files":[{%')
    .execute();
  const kept = new Set(rows.flatMap(({ body }) => (JSON.parse(body) as Lead).files.map(({ key }) => key)));
  const lost = old.filter((key) => !kept.has(key));
  for (const key of lost) await files.remove(key);
  return lost.length;
}
