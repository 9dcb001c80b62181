import type { Transaction } from 'kysely';
import { APPOINTMENT_FIELD, changedValues } from '../../domain/lead/appointment-values.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { BookedOut, bookTime, type Booking } from './book-time.ts';
import { newDelivery } from './new-delivery.ts';
import type { Store } from './store.ts';
import type { LeadDatabase } from './tables.ts';

/** An appointment of a lead, of the number that it was booked with at a dealer. */
export type OwnBooking = { lead: string; tenant: string; phone: string };

/** `gone` is an appointment that is not there, or not of this number; `booked_out` a time that others have. */
export type ChangedBooking = 'done' | 'gone' | 'booked_out';

/**
 * Moves the appointment of a lead to another time, or cancels it where none is given (spec A6), in one transaction: the
 * time that it had is free, the lead says both times, its history says so, and the person who got the lead is told. Of several at
 * once for one time as many have it as there is room; the others keep theirs. `now` in milliseconds.
 */
export function changeBooking(
  store: Store,
  own: OwnBooking,
  to: Booking | undefined,
  now: number,
): Promise<ChangedBooking> {
  const work = async (db: Transaction<LeadDatabase>): Promise<ChangedBooking> => {
    const { lead: id, tenant, phone } = own;
    const row = await db
      .selectFrom('lead')
      .select('body')
      .where('id', '=', id)
      .where('tenant', '=', tenant)
      .where('phone', '=', phone)
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    const { numDeletedRows } = await db
      .deleteFrom('booking')
      .where('lead_id', '=', row ? id : '')
      .executeTakeFirst();
    if (!row || numDeletedRows === 0n) return 'gone';
    const lead = JSON.parse(row.body) as Lead;
    if (to) await bookTime(db, lead, to);
    const values = changedValues(lead.values, to?.time);
    await db
      .updateTable('lead')
      .set({ body: JSON.stringify({ ...lead, values }) })
      .where('id', '=', id)
      .execute();
    const before = lead.values[APPOINTMENT_FIELD] ?? '';
    await db
      .insertInto('lead_event')
      .values({
        lead_id: id,
        tenant,
        at: now,
        kind: to ? 'appointment_moved' : 'appointment_cancelled',
        note: to ? `${before} to ${to.time}` : before,
      })
      .execute();
    await tellDealer(db, lead, now);
    return 'done';
  };
  return store.write(work).catch((error: unknown) => {
    if (error instanceof BookedOut) return 'booked_out';
    throw error;
  });
}

/** Puts what became of an appointment into the outbox, for everybody who was to get its lead. */
async function tellDealer(db: Transaction<LeadDatabase>, lead: Lead, now: number): Promise<void> {
  const told = await db
    .selectFrom('delivery')
    .select('destination')
    .distinct()
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'lead')
    .execute();
  if (told.length === 0) return;
  await db
    .insertInto('delivery')
    .values(told.map(({ destination }) => newDelivery(lead, { destination, kind: 'appointment' }, now, now)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
