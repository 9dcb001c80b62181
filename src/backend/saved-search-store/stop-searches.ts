import { timingSafeEqual } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { stopReminders } from '../garage-store/owned-vehicles.ts';
import { secretHash } from '../store/access-tokens.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { lockSubscriber, type Subscriber } from './subscriber.ts';

/** What a link of an email says: whose emails stop, with the token that is in each of them, and of which search alone. */
export type StopLink = { subscriber: string; token: string; search?: string | undefined };

const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(secretHash(a), 'hex'), Buffer.from(secretHash(b), 'hex'));

/** The address that a link is of, held until the transaction ends; undefined for a link of nobody. */
export async function knownSubscriber(
  store: Store,
  db: Transaction<LeadDatabase>,
  { tenant, subscriber, token }: StopLink & { tenant: string },
): Promise<Subscriber | undefined> {
  const known = await lockSubscriber(store, db, subscriber);
  return known?.tenant === tenant && isSame(known.stopToken, token) ? known : undefined;
}

/**
 * Stops the emails of an address, or those of one search, at once: what waits to be sent is not sent any more (spec A12).
 * Without a search, reminders stop too. Gives how many searches and reminders ended, 0 where they had stopped before;
 * undefined for a link of no address. `now` in milliseconds.
 */
export function stopSearches(
  store: Store,
  { tenant, subscriber, token, search }: StopLink & { tenant: string },
  now: number,
): Promise<number | undefined> {
  return store.write(async (db) => {
    const known = await knownSubscriber(store, db, { tenant, subscriber, token });
    return known && endSearches(db, known.id, search, now);
  });
}

/** Ends a search of an account; false where it has none of that id. `now` in milliseconds. */
export function stopAccountSearch(
  store: Store,
  { accountId, search }: { accountId: string; search: string },
  now: number,
): Promise<boolean> {
  return store.write(async (db) => {
    const row = await db
      .selectFrom('saved_search')
      .select('subscriber_id')
      .where('id', '=', search)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!row) return false;
    await lockSubscriber(store, db, row.subscriber_id);
    return (await endSearches(db, row.subscriber_id, search, now)) > 0;
  });
}

/** Ends the searches of an address, or one of them, and what waits to be sent about them; gives how many ended. */
export async function endSearches(
  db: Transaction<LeadDatabase>,
  subscriberId: string,
  search: string | undefined,
  now: number,
): Promise<number> {
  // What waits goes with its row of the outbox. Emails about one search alone have its id before their own.
  const ended = `${search ?? ''}-`;
  const waiting = db
    .selectFrom('letter')
    .select('id')
    .where('subscriber_id', '=', subscriberId)
    .$if(search !== undefined, (query) => query.where(sql`substr(id, 1, ${ended.length})`, '=', ended));
  const emails = (await waiting.execute()).map(({ id }) => id);
  if (emails.length > 0) {
    await db.deleteFrom('delivery').where('letter_id', 'in', emails).execute();
    await db.deleteFrom('letter').where('id', 'in', emails).execute();
  }
  const { numUpdatedRows } = await db
    .updateTable('saved_search')
    .set({ stopped_at: now, known: '{}' })
    .where('subscriber_id', '=', subscriberId)
    .where('stopped_at', 'is', null)
    .$if(search !== undefined, (query) => query.where('id', '=', search ?? ''))
    .executeTakeFirst();
  const reminders = search === undefined ? await stopReminders(db, subscriberId, now) : 0;
  return Number(numUpdatedRows) + reminders;
}
