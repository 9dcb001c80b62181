import type { Transaction } from 'kysely';
import { newSecret, secretHash } from '../store/access-tokens.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** How long a session lasts, in milliseconds: without a visit, and in any case. */
export type SessionLimits = { idleMs: number; mostMs: number };

/** A visit is written down once in so many milliseconds: reading a page is no reason to write to the disk. */
const NOTED_EVERY_MS = 60 * 60 * 1000;

/** Opens a session of an account and gives its id, 256 bits for a cookie; only its hash is kept. `now` in milliseconds. */
export async function openShopperSession(
  db: Transaction<LeadDatabase>,
  accountId: string,
  now: number,
): Promise<string> {
  const id = newSecret();
  await db
    .insertInto('shopper_session')
    .values({ id_hash: secretHash(id), account_id: accountId, opened_at: now, used_at: now })
    .execute();
  return id;
}

/**
 * The account of a session, for the dealer it was opened with; undefined when it has ended, by idleness, age or signing out.
 * `now` in milliseconds.
 */
export async function findShopperSession(
  store: Store,
  id: string,
  { tenant, limits, now }: { tenant: string; limits: SessionLimits; now: number },
): Promise<string | undefined> {
  const id_hash = secretHash(id);
  const found = await store.db
    .selectFrom('shopper_session')
    .innerJoin('account', 'account.id', 'shopper_session.account_id')
    .select(['account.id', 'shopper_session.used_at'])
    .where('shopper_session.id_hash', '=', id_hash)
    .where('account.tenant', '=', tenant)
    .where('shopper_session.used_at', '>', now - limits.idleMs)
    .where('shopper_session.opened_at', '>', now - limits.mostMs)
    .executeTakeFirst();
  if (!found) return undefined;
  if (now - found.used_at >= NOTED_EVERY_MS)
    await store.write(async (db) => {
      await db.updateTable('shopper_session').set({ used_at: now }).where('id_hash', '=', id_hash).execute();
      await db.updateTable('account').set({ seen_at: now }).where('id', '=', found.id).execute();
    });
  return found.id;
}

/** The moment at which a session was opened (milliseconds); undefined once it is gone. */
export async function sessionOpenedAt({ db }: Pick<Store, 'db'>, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('shopper_session')
    .select('opened_at')
    .where('id_hash', '=', secretHash(id))
    .executeTakeFirst();
  return row?.opened_at;
}

/** Erases the sessions of a dealer that have ended. `now` in milliseconds. */
export async function eraseEnded(
  db: Transaction<LeadDatabase>,
  tenant: string,
  { idleMs, mostMs }: SessionLimits,
  now: number,
): Promise<void> {
  const ofTenant = db.selectFrom('account').select('id').where('tenant', '=', tenant);
  await db
    .deleteFrom('shopper_session')
    .where('account_id', 'in', ofTenant)
    .where(({ eb, or }) => or([eb('used_at', '<=', now - idleMs), eb('opened_at', '<=', now - mostMs)]))
    .execute();
}

/** Ends one session on this side too (sign out). */
export async function closeShopperSession(store: Store, id: string): Promise<void> {
  await store.write((db) => db.deleteFrom('shopper_session').where('id_hash', '=', secretHash(id)).execute());
}

/** Ends every session of an account (sign out everywhere). */
export async function closeAllSessions(store: Store, accountId: string): Promise<void> {
  await store.write((db) => db.deleteFrom('shopper_session').where('account_id', '=', accountId).execute());
}
