import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { NO_DETAILS, type UserDetails } from '../../domain/account/user.ts';
import { eraseOwned } from '../garage-store/owned-vehicles.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { eraseAccountSearches } from '../saved-search-store/erase-searches.ts';
import { forgetCodes, type PhoneOfTenant } from './codes.ts';

/** A shopper who signs in, and what they told of themselves. */
export type Account = PhoneOfTenant & { id: string; createdAt: number; details: UserDetails };

/** The id of the account of a number, which is made at its first sign-in. `now` in milliseconds. */
export async function openAccount(
  db: Transaction<LeadDatabase>,
  { tenant, phone }: PhoneOfTenant,
  now: number,
): Promise<string> {
  const { id } = await db
    .insertInto('account')
    .values({
      id: randomUUID(),
      tenant,
      phone,
      created_at: now,
      seen_at: now,
      details: JSON.stringify({ ...NO_DETAILS, phone }),
    })
    .onConflict((conflict) => conflict.columns(['tenant', 'phone']).doUpdateSet({ seen_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An account by its id; undefined once it is erased. */
export async function findAccount(store: Store, id: string): Promise<Account | undefined> {
  const row = await store.db
    .selectFrom('account')
    .select(['id', 'tenant', 'phone', 'created_at', 'details'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { created_at: createdAt, details, ...rest } = row;
  return { ...rest, createdAt, details: JSON.parse(details) as UserDetails };
}

/** Replaces what a shopper told of themselves. */
export async function saveDetails(store: Store, id: string, details: UserDetails): Promise<void> {
  await store.write((db) =>
    db
      .updateTable('account')
      .set({ details: JSON.stringify(details) })
      .where('id', '=', id)
      .execute(),
  );
}

/**
 * Erases an account with its sessions, its watchlist, its searches, its own vehicles, what it chose of credit, and the codes that were
 * sent to its number: with `key` those of today count on without the number, so that erasing an account is no way to more.
 */
export async function eraseAccount(
  store: Store,
  { id, tenant, phone }: Account,
  key?: string,
): Promise<void> {
  await store.write(async (db) => {
    await db.deleteFrom('watchlist').where('account_id', '=', id).execute();
    await db.deleteFrom('shopper_session').where('account_id', '=', id).execute();
    await eraseAccountSearches(db, id);
    await eraseOwned(db, id);
    await db.deleteFrom('credit_choice').where('account_id', '=', id).execute();
    await db.deleteFrom('account').where('id', '=', id).execute();
    await forgetCodes(db, { tenant, phone }, key);
  });
}

/** Erases accounts of a dealer that were not visited since a moment, in milliseconds. */
export async function eraseUnused(
  db: Transaction<LeadDatabase>,
  tenant: string,
  before: number,
): Promise<void> {
  const unused = db
    .selectFrom('account')
    .select('id')
    .where('tenant', '=', tenant)
    .where('seen_at', '<', before);
  await db.deleteFrom('watchlist').where('account_id', 'in', unused).execute();
  await db.deleteFrom('owned_vehicle').where('account_id', 'in', unused).execute();
  await db.deleteFrom('credit_choice').where('account_id', 'in', unused).execute();
  await db.deleteFrom('shopper_session').where('account_id', 'in', unused).execute();
  await db.deleteFrom('account').where('tenant', '=', tenant).where('seen_at', '<', before).execute();
}
