import type { Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { PROOF_LASTS_MS } from './first-emails.ts';

const DAY = 24 * 3_600_000;
/** Longer than an email is tried. */
const EMAIL_DAYS = 7;

/**
 * Erases all searches that an address keeps, with their consents and emails, of these tenants or of all; gives how many
 * searches there were.
 */
export function eraseSearchesOf(store: Store, email: string, tenants?: readonly string[]): Promise<number> {
  return store.write(async (db) => {
    let whose = db.selectFrom('search_subscriber').select('id').where('email', '=', email.toLowerCase());
    if (tenants) whose = whose.where('tenant', 'in', tenants);
    const ids = (await whose.execute()).map(({ id }) => id);
    return ids.length === 0 ? 0 : eraseSubscribers(db, ids);
  });
}

/** Erases the searches of an account, with the emails that may speak of them. */
export async function eraseAccountSearches(db: Transaction<LeadDatabase>, accountId: string): Promise<void> {
  const whose = await db
    .selectFrom('saved_search')
    .select('subscriber_id')
    .distinct()
    .where('account_id', '=', accountId)
    .execute();
  const ids = whose.map(({ subscriber_id: id }) => id);
  if (ids.length === 0) return;
  await eraseEmails(db, ids);
  await db.deleteFrom('saved_search').where('account_id', '=', accountId).execute();
}

async function eraseEmails(db: Transaction<LeadDatabase>, subscriberIds: readonly string[]): Promise<void> {
  const emails = db.selectFrom('letter').select('id').where('subscriber_id', 'in', subscriberIds);
  await db.deleteFrom('delivery').where('letter_id', 'in', emails).execute();
  await db.deleteFrom('letter').where('subscriber_id', 'in', subscriberIds).execute();
}

async function eraseSubscribers(db: Transaction<LeadDatabase>, ids: readonly string[]): Promise<number> {
  await eraseEmails(db, ids);
  const { numDeletedRows } = await db
    .deleteFrom('saved_search')
    .where('subscriber_id', 'in', ids)
    .executeTakeFirst();
  await db.deleteFrom('search_subscriber').where('id', 'in', ids).execute();
  return Number(numDeletedRows);
}

/** How long a dealer's searches are looked at, and how long it stays known that someone agreed to them; in days. */
export type SearchRetention = { tenant: string; days: number; retentionDays: number };

/**
 * Ends searches that have had their time, and erases those that were never proved, those that ended long ago, and emails
 * that have been sent. `now` in milliseconds.
 */
export async function eraseOldSearches(
  store: Store,
  { tenant, days, retentionDays }: SearchRetention,
  now: number,
): Promise<void> {
  await store.write(async (db) => {
    await db
      .updateTable('saved_search')
      .set({ stopped_at: now, known: '{}' })
      .where('tenant', '=', tenant)
      .where('stopped_at', 'is', null)
      .where('confirmed_at', '<', now - days * DAY)
      .execute();
    await db
      .deleteFrom('saved_search')
      .where('tenant', '=', tenant)
      .where(({ eb, or, and }) =>
        or([
          and([eb('confirmed_at', 'is', null), eb('created_at', '<=', now - PROOF_LASTS_MS)]),
          eb('stopped_at', '<', now - retentionDays * DAY),
        ]),
      )
      .execute();
    const old = db
      .selectFrom('letter')
      .select('id')
      .where('tenant', '=', tenant)
      .where('created_at', '<', now - EMAIL_DAYS * DAY);
    await db.deleteFrom('delivery').where('letter_id', 'in', old).execute();
    await db
      .deleteFrom('letter')
      .where('tenant', '=', tenant)
      .where('created_at', '<', now - EMAIL_DAYS * DAY)
      .execute();
    const without = await db
      .selectFrom('search_subscriber')
      .select('id')
      .where('tenant', '=', tenant)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('saved_search')
              .select('saved_search.id')
              .whereRef('saved_search.subscriber_id', '=', 'search_subscriber.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reminder_proof')
              .select('reminder_proof.id')
              .whereRef('reminder_proof.subscriber_id', '=', 'search_subscriber.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('owned_vehicle')
              .select('owned_vehicle.id')
              .whereRef('owned_vehicle.subscriber_id', '=', 'search_subscriber.id'),
          ),
        ),
      )
      .execute();
    if (without.length > 0)
      await eraseSubscribers(
        db,
        without.map(({ id }) => id),
      );
  });
}
