import type { Transaction } from 'kysely';
import type { SavedSearch } from '../../domain/saved-search/saved-search.ts';
import type { KnownCars } from '../../domain/saved-search/search-changes.ts';
import { secretHash } from '../store/access-tokens.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { PROOF_LASTS_MS } from './first-emails.ts';
import type { SearchProof } from './keep-search.ts';
import { lockSubscriber } from './subscriber.ts';

/** A kept search, as far as its cars are found by it. */
export type FoundBy = SavedSearch & { scope: string };

export type Confirmation = SearchProof & {
  tenant: string;
  /** Searches that one address keeps. */
  most: number;
  /** The cars of a search as the release has them that was built at `builtAt`; none of them is news. */
  look: (search: FoundBy) => KnownCars;
  builtAt: number;
  now: number;
};

/**
 * Takes the proof of an address: from now on its search is looked at (spec A12). True too for a proof that was taken before
 * and whose search still is. An earlier search for the same cars ends, and so does the oldest of too many.
 */
export function confirmSearch(store: Store, confirmation: Confirmation): Promise<boolean> {
  const { search, proof, tenant, most, look, builtAt, now } = confirmation;
  return store.write(async (db) => {
    const row = await db
      .selectFrom('saved_search')
      .select(['subscriber_id', 'list', 'query', 'scope', 'created_at', 'confirmed_at'])
      .where('id', '=', search)
      .where('tenant', '=', tenant)
      .where('proof_hash', '=', secretHash(proof))
      .where('stopped_at', 'is', null)
      .executeTakeFirst();
    if (!row) return false;
    if (row.confirmed_at !== null) return true;
    if (row.created_at <= now - PROOF_LASTS_MS) return false;
    await lockSubscriber(store, db, row.subscriber_id);
    await db
      .updateTable('saved_search')
      .set({ confirmed_at: now, known_at: builtAt, known: JSON.stringify(look(row)) })
      .where('id', '=', search)
      .execute();
    await endOthers(db, { id: search, subscriberId: row.subscriber_id, ...row }, most, now);
    return true;
  });
}

async function endOthers(
  db: Transaction<LeadDatabase>,
  { id, subscriberId, list, query }: SavedSearch & { id: string; subscriberId: string },
  most: number,
  now: number,
): Promise<void> {
  const active = await db
    .selectFrom('saved_search')
    .select(['id', 'list', 'query'])
    .where('subscriber_id', '=', subscriberId)
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .where('id', '!=', id)
    .orderBy('confirmed_at', 'desc')
    .orderBy('id')
    .execute();
  const isSame = (other: SavedSearch): boolean => other.list === list && other.query === query;
  const others = active.filter((other) => !isSame(other));
  const ended = [...active.filter(isSame), ...others.slice(most - 1)].map((other) => other.id);
  if (ended.length === 0) return;
  await db
    .updateTable('saved_search')
    .set({ stopped_at: now, known: '{}' })
    .where('id', 'in', ended)
    .execute();
}
