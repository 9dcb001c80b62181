import type { Transaction } from 'kysely';
import type { Lead } from '../../domain/lead/lead.ts';
import type { LeadDatabase } from './tables.ts';

/** A time at a place, `YYYY-MM-DDTHH:MM` by its clock, that so many shoppers may have. */
export type Booking = { location: string; time: string; capacity: number };

/** Thrown inside a transaction, so that nothing of a lead without its time is kept. */
export class BookedOut extends Error {
  override readonly name = 'BookedOut';
}

/**
 * Books a time for a lead (spec F5) in the transaction that stores it. Of two at once the second waits for the first,
 * because both ask for the same seat, in whichever process they are. Throws BookedOut when all seats are taken.
 */
export async function bookTime(
  db: Transaction<LeadDatabase>,
  { id: lead_id, tenant }: Pick<Lead, 'id' | 'tenant'>,
  { location, time, capacity }: Booking,
): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('booking')
      .select('seat')
      .where('tenant', '=', tenant)
      .where('location', '=', location)
      .where('time', '=', time)
      .execute();
    if (rows.length >= capacity) throw new BookedOut();
    const taken = new Set(rows.map(({ seat }) => seat));
    let seat = 1;
    while (taken.has(seat)) seat++;
    const booked = await db
      .insertInto('booking')
      .values({ lead_id, tenant, location, time, seat })
      .onConflict((conflict) => conflict.columns(['tenant', 'location', 'time', 'seat']).doNothing())
      .executeTakeFirst();
    // Someone else had the seat first: there is one less to choose from.
    if (booked.numInsertedOrUpdatedRows === 1n) return;
  }
}
