import type { Transaction } from 'kysely';
import { newDelivery, SHOPPER, type NewDelivery } from '../store/new-delivery.ts';
import type { LeadDatabase } from '../store/tables.ts';

/**
 * Tells the dealer, where the lead went, and the shopper what became of a reservation (spec F9): rows of the outbox in the
 * transaction that changes it. Of an erased lead nobody is told. `now` in milliseconds.
 */
export async function queueReservationMessages(
  db: Transaction<LeadDatabase>,
  id: string,
  now: number,
): Promise<void> {
  const lead = await db
    .selectFrom('lead')
    .select(['id', 'tenant', 'email', 'suspicious'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!lead) return;
  const told = await db
    .selectFrom('delivery')
    .select('destination')
    .distinct()
    .where('lead_id', '=', id)
    .where('kind', '=', 'lead')
    .execute();
  const messages: NewDelivery[] = told.map(({ destination }) => ({ destination, kind: 'hold' }));
  // The address of a lead that may be no person's may be a stranger's; anyone who has paid is a person.
  const payment = await db.selectFrom('payment').select('charge').where('id', '=', id).executeTakeFirst();
  const isPerson = lead.suspicious === 0 || (payment?.charge ?? null) !== null;
  if (lead.email !== null && isPerson) messages.push({ destination: SHOPPER, kind: 'receipt' });
  await db
    .insertInto('delivery')
    .values(messages.map((to) => newDelivery(lead, to, now, now)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
