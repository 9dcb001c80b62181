import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** A payment of a tenant by its id; undefined when it has none of it. */
export const findPayment = (
  { db }: Pick<Store, 'db'>,
  tenant: string,
  id: string,
): Promise<LeadDatabase['payment'] | undefined> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).where('tenant', '=', tenant).executeTakeFirst();

/** The payment of a tenant that a provider calls so. */
export const paymentOfCharge = (
  { db }: Pick<Store, 'db'>,
  tenant: string,
  charge: string,
): Promise<LeadDatabase['payment'] | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('charge', '=', charge)
    .where('tenant', '=', tenant)
    .executeTakeFirst();

/** Keeps the page that a provider made for a payment; the first of two that were made at once counts. */
export async function savePaymentPage(
  store: Store,
  id: string,
  page: { number: number; session: string; address: string },
  now: number,
): Promise<void> {
  await store.write((db) =>
    db
      .updateTable('payment')
      .set({
        session: page.session,
        address: page.address,
        pages: page.number,
        state: 'open',
        changed_at: now,
      })
      .where('id', '=', id)
      .where('pages', '<', page.number)
      .where('state', 'in', ['open', 'closed'])
      .execute(),
  );
}
