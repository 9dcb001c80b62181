import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { mayWriteFirst, PROOF_LASTS_MS } from '../saved-search-store/first-emails.ts';
import { queueEmail } from '../saved-search-store/queue-email.ts';
import { lockSubscriber, type Subscriber } from '../saved-search-store/subscriber.ts';
import { newSecret, secretHash } from '../store/access-tokens.ts';
import type { Store } from '../store/store.ts';
import type { StoredEmail } from '../store/stored-email.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { stopRemindersOf } from './owned-vehicles.ts';

const MAX_AT_ONCE = 200;

/** The way to prove an address for reminders, for its first email alone. */
export type ReminderProof = { reminder: string; proof: string };

/** An address that an account named for reminders. */
export type NamedAddress = { accountId: string; subscriberId: string };

const proofOf = (eb: ExpressionBuilder<LeadDatabase, 'owned_vehicle'>) =>
  eb
    .selectFrom('reminder_proof')
    .select('reminder_proof.id')
    .whereRef('reminder_proof.account_id', '=', 'owned_vehicle.account_id')
    .whereRef('reminder_proof.subscriber_id', '=', 'owned_vehicle.subscriber_id')
    .where('stopped_at', 'is', null);

/** True if the address of a vehicle was proved for its account, in queries over the table `owned_vehicle`. */
export const isProved = (eb: ExpressionBuilder<LeadDatabase, 'owned_vehicle'>): Expression<SqlBool> =>
  eb.exists(proofOf(eb).where('proved_at', 'is not', null));

/** The addresses of a dealer, or of one account, that were named for reminders and have had no first email. */
export async function unaskedAddresses(
  { db }: Pick<Store, 'db'>,
  tenant: string,
  accountId?: string,
): Promise<NamedAddress[]> {
  const rows = await db
    .selectFrom('owned_vehicle')
    .select(['account_id', 'subscriber_id'])
    .distinct()
    .where('tenant', '=', tenant)
    .where('subscriber_id', 'is not', null)
    .where('removed', '=', 0)
    .where((eb) => eb.not(eb.exists(proofOf(eb))))
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .orderBy('account_id')
    .orderBy('subscriber_id')
    .limit(MAX_AT_ONCE)
    .execute();
  return rows.flatMap(({ account_id, subscriber_id: subscriberId }) =>
    subscriberId === null ? [] : [{ accountId: account_id, subscriberId }],
  );
}

/**
 * Sends the first email to an address that an account named, in the transaction that remembers it (spec A6). False where it was
 * sent before, or too many wait at that address. `now` in milliseconds.
 */
export function askProof(
  store: Store,
  { accountId, subscriberId }: NamedAddress,
  emailOf: (subscriber: Subscriber, proof: ReminderProof) => StoredEmail,
  now: number,
): Promise<boolean> {
  const id = randomUUID();
  const proof = newSecret();
  return store.write(async (db) => {
    const subscriber = await lockSubscriber(store, db, subscriberId);
    if (!subscriber) return false;
    const vehicle = await db
      .selectFrom('owned_vehicle')
      .select('id')
      .where('account_id', '=', accountId)
      .where('subscriber_id', '=', subscriberId)
      .where((eb) => eb.not(eb.exists(proofOf(eb))))
      .executeTakeFirst();
    if (!vehicle || !(await mayWriteFirst(db, subscriberId, now))) return false;
    const { tenant } = subscriber;
    await db
      .insertInto('reminder_proof')
      .values({
        id,
        tenant,
        account_id: accountId,
        subscriber_id: subscriberId,
        proof_hash: secretHash(proof),
        asked_at: now,
        proved_at: null,
        stopped_at: null,
      })
      .execute();
    const email = emailOf(subscriber, { reminder: id, proof });
    await queueEmail(db, { id: `${id}-proof`, tenant, subscriberId, email }, now);
    return true;
  });
}

/** Takes the proof of an address (spec A6). True too for one that was taken before and still counts. `now` in milliseconds. */
export function confirmProof(
  store: Store,
  { reminder, proof, tenant }: ReminderProof & { tenant: string },
  now: number,
): Promise<boolean> {
  return store.write(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('reminder_proof')
      .set(({ fn, ref, val }) => ({ proved_at: fn.coalesce(ref('proved_at'), val(now)) }))
      .where('id', '=', reminder)
      .where('tenant', '=', tenant)
      .where('proof_hash', '=', secretHash(proof))
      .where('stopped_at', 'is', null)
      .where(({ eb, or }) => or([eb('proved_at', 'is not', null), eb('asked_at', '>', now - PROOF_LASTS_MS)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** Ends reminders whose address was not proved in time, and forgets proofs that were stopped. `now` in milliseconds. */
export async function endUnproved(store: Store, tenant: string, now: number): Promise<void> {
  const last = now - PROOF_LASTS_MS;
  const old = await store.db
    .selectFrom('reminder_proof')
    .select('id')
    .where('tenant', '=', tenant)
    .where('asked_at', '<=', last)
    .where(({ eb, or }) => or([eb('proved_at', 'is', null), eb('stopped_at', 'is not', null)]))
    .limit(MAX_AT_ONCE)
    .execute();
  for (const { id } of old)
    await store.write(async (db) => {
      const ended = await db
        .deleteFrom('reminder_proof')
        .where('id', '=', id)
        .where(({ eb, or }) => or([eb('proved_at', 'is', null), eb('stopped_at', 'is not', null)]))
        .returning(['account_id', 'subscriber_id', 'stopped_at'])
        .executeTakeFirst();
      if (ended?.stopped_at === null)
        await stopRemindersOf(db, { accountId: ended.account_id, subscriberId: ended.subscriber_id }, now);
    });
}

/** The addresses of an account that wait for their proof, in small letters. */
export async function unprovedAddresses({ db }: Pick<Store, 'db'>, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('owned_vehicle')
    .innerJoin('search_subscriber', 'search_subscriber.id', 'owned_vehicle.subscriber_id')
    .select('email')
    .distinct()
    .where('owned_vehicle.account_id', '=', accountId)
    .where('removed', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminder_proof')
            .select('reminder_proof.id')
            .whereRef('reminder_proof.account_id', '=', 'owned_vehicle.account_id')
            .whereRef('reminder_proof.subscriber_id', '=', 'owned_vehicle.subscriber_id')
            .where('reminder_proof.stopped_at', 'is', null)
            .where('reminder_proof.proved_at', 'is not', null),
        ),
      ),
    )
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}
