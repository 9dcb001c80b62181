import type { Store } from '../store/store.ts';
import { endSearches, knownSubscriber, type StopLink } from './stop-searches.ts';

/**
 * Withdraws all that an address has agreed to at a dealer, as the link of an email asks (spec P1; Spam Act 2003 s18): its searches
 * end, what waits to be sent is not sent, and the ledger says of each offer that was wanted when it was withdrawn. False for a link
 * that is of nobody; true for one that was used before. `now` in milliseconds.
 */
export function withdrawConsents(
  store: Store,
  { tenant, ...link }: Omit<StopLink, 'search'> & { tenant: string },
  now: number,
): Promise<boolean> {
  return store.write(async (db) => {
    const known = await knownSubscriber(store, db, { tenant, ...link });
    if (!known) return false;
    await endSearches(db, known.id, undefined, now);
    await db
      .updateTable('consent')
      .set({ withdrawn_at: now })
      .where('tenant', '=', tenant)
      .where('email', '=', known.email)
      .where('opt_in', '=', 1)
      .where('withdrawn_at', 'is', null)
      .execute();
    return true;
  });
}
