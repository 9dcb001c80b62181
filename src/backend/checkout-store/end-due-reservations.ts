import type { Store } from '../store/store.ts';
import { endReservation } from './end-reservation.ts';

const MAX_AT_ONCE = 200;

/** Ends the reservations whose time has passed at `now` (milliseconds), and gives how many there were. */
export async function endDueReservations(store: Store, now: number): Promise<number> {
  const due = await store.db
    .selectFrom('hold')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('until', '<=', now)
    .orderBy('until')
    .limit(MAX_AT_ONCE)
    .execute();
  let ended = 0;
  for (const { id } of due) {
    const isEnded = await store.write(async (db) => {
      const reservation = await db
        .selectFrom('hold')
        .selectAll()
        .where('id', '=', id)
        // It may have been paid for or extended since.
        .where('until', '<=', now)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return reservation !== undefined && endReservation(db, store.kind, reservation, { at: now });
    });
    if (isEnded) ended++;
  }
  return ended;
}
