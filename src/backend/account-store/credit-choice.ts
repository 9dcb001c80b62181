import type { Transaction } from 'kysely';
import type { CreditChoice } from '../../domain/finance/band-offer.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** A choice that is kept; `keptAt` in milliseconds. */
export type KeptChoice = CreditChoice & { keptAt: number };

/** The score band and term that an account chose after a moment (milliseconds); undefined for none. */
export async function creditChoice(
  { db }: Pick<Store, 'db'>,
  accountId: string,
  after: number,
): Promise<KeptChoice | undefined> {
  const row = await db
    .selectFrom('credit_choice')
    .select(['band', 'term', 'kept_at'])
    .where('account_id', '=', accountId)
    .where('kept_at', '>', after)
    .executeTakeFirst();
  return row && { band: row.band, term: row.term, keptAt: row.kept_at };
}

/** Keeps a choice in place of the one before. `now` in milliseconds. */
export async function keepCreditChoice(
  store: Store,
  { id, tenant }: { id: string; tenant: string },
  { band, term }: CreditChoice,
  now: number,
): Promise<void> {
  const row = { tenant, band, term, kept_at: now };
  await store.write((db) =>
    db
      .insertInto('credit_choice')
      .values({ account_id: id, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute(),
  );
}

/** Erases the choice of an account. */
export const forgetCreditChoice = (store: Store, accountId: string): Promise<unknown> =>
  store.write((db) => db.deleteFrom('credit_choice').where('account_id', '=', accountId).execute());

/** Erases the choices of a dealer's shoppers that were made before a moment, in milliseconds. */
export const eraseOldChoices = (
  db: Transaction<LeadDatabase>,
  tenant: string,
  before: number,
): Promise<unknown> =>
  db.deleteFrom('credit_choice').where('tenant', '=', tenant).where('kept_at', '<=', before).execute();
