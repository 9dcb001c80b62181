import { randomUUID } from 'node:crypto';
import { hasChanges, type KnownCars, type SearchChanges } from '../../domain/saved-search/search-changes.ts';
import type { Store } from '../store/store.ts';
import type { StoredEmail } from '../store/stored-email.ts';
import type { FoundBy } from './confirm-search.ts';
import { queueEmail } from './queue-email.ts';
import { lockSubscriber, type Subscriber } from './subscriber.ts';

/** An address gets news once in so many milliseconds at most (spec A12). */
export const ONCE_IN_MS = 24 * 3_600_000;
const MAX_AT_ONCE = 200;

/** A release of a dealer as searches are held against it; `builtAt` in milliseconds. */
export type SearchedRelease = {
  tenant: string;
  builtAt: number;
  look: (search: FoundBy, known: KnownCars) => { changes: SearchChanges; known: KnownCars };
};

/** What an email says of one search. */
export type SearchNews = FoundBy & { id: string; label: string; changes: SearchChanges };

/** The addresses whose searches have not been held against a release, and that may have an email now. */
export async function dueSubscribers(
  { db }: Store,
  { tenant, builtAt }: Pick<SearchedRelease, 'tenant' | 'builtAt'>,
  now: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_search')
    .innerJoin('search_subscriber', 'search_subscriber.id', 'saved_search.subscriber_id')
    .select('subscriber_id')
    .distinct()
    .where('saved_search.tenant', '=', tenant)
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .where('known_at', '<', builtAt)
    .where(({ eb, or }) => or([eb('mailed_at', 'is', null), eb('mailed_at', '<=', now - ONCE_IN_MS)]))
    .orderBy('subscriber_id')
    .limit(MAX_AT_ONCE)
    .execute();
  return rows.map(({ subscriber_id: id }) => id);
}

/**
 * Holds the searches of an address against a release and writes down what is known of them now, with the email where there
 * is news, in one transaction: a process that is killed, or asks at the same time, sends nothing twice (spec A12). True where there
 * is an email.
 */
export function decideEmail(
  store: Store,
  subscriberId: string,
  { tenant, builtAt, look }: SearchedRelease,
  emailOf: (subscriber: Subscriber, news: readonly SearchNews[]) => StoredEmail,
  now: number,
): Promise<boolean> {
  return store.write(async (db) => {
    const subscriber = await lockSubscriber(store, db, subscriberId);
    if (!subscriber || (subscriber.mailedAt ?? -Infinity) > now - ONCE_IN_MS) return false;
    const searches = await db
      .selectFrom('saved_search')
      .select(['id', 'label', 'list', 'query', 'scope', 'known'])
      .where('subscriber_id', '=', subscriberId)
      .where('confirmed_at', 'is not', null)
      .where('stopped_at', 'is', null)
      .where('known_at', '<', builtAt)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const news: SearchNews[] = [];
    for (const { known: before, ...search } of searches) {
      const { changes, known } = look(search, JSON.parse(before) as KnownCars);
      await db
        .updateTable('saved_search')
        .set({ known_at: builtAt, known: JSON.stringify(known) })
        .where('id', '=', search.id)
        .execute();
      if (hasChanges(changes)) news.push({ ...search, changes });
    }
    if (news.length === 0) return false;
    await db
      .updateTable('search_subscriber')
      .set({ mailed_at: now })
      .where('id', '=', subscriberId)
      .execute();
    // One about a single search ends with that search.
    const [first, ...others] = news;
    const id = [...(first && others.length === 0 ? [first.id] : []), 'news', randomUUID()].join('-');
    await queueEmail(db, { id, tenant, subscriberId, email: emailOf(subscriber, news) }, now);
    return true;
  });
}
