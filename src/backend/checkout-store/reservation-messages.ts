import type { Transaction } from 'kysely';
import { newDelivery, SHOPPER, type NewDelivery } from '../store/new-delivery.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** Milliseconds that the word of an end waits for its money, so that one email says both. */
const WAITS_FOR_MONEY = 60_000;

/**
 * Tells the dealer, where the lead went, and the shopper what became of a reservation (spec F9): rows of the outbox in the
 * transaction that changes it. An email says how things are when it goes: where one is still to go, it tells this as well. Of
 * an erased lead nobody is told. `now` in milliseconds; `isMoneyDue` for an end whose fee is on its way back.
 */
export async function queueReservationMessages(
  db: Transaction<LeadDatabase>,
  id: string,
  now: number,
  isMoneyDue = false,
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
  const due = now + (isMoneyDue ? WAITS_FOR_MONEY : 0);
  const waiting = await db
    .updateTable('delivery')
    .set(({ eb }) => ({
      next_at: eb.case().when('attempts', '=', 0).then(due).else(eb.ref('next_at')).end(),
    }))
    .where('lead_id', '=', id)
    .where('kind', 'in', ['hold', 'receipt'])
    .where('state', '=', 'queued')
    .where('lease_until', 'is', null)
    .returning(['destination', 'kind'])
    .execute();
  const untold = messages.filter(
    (message) =>
      !waiting.some(({ destination, kind }) => message.destination === destination && message.kind === kind),
  );
  if (untold.length === 0) return;
  await db
    .insertInto('delivery')
    .values(untold.map((to) => ({ ...newDelivery(lead, to, now, now), next_at: due })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
