import type { Store } from '../store/store.ts';
import { endHold } from './end-hold.ts';

const MAX_AT_ONCE = 200;

/** Ends the holds whose time has passed at `now` (milliseconds), and gives how many there were. */
export async function endDueHolds(store: Store, now: number): Promise<number> {
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
      const hold = await db
        .selectFrom('hold')
        .selectAll()
        .where('id', '=', id)
        // It may have been paid for or extended since.
        .where('until', '<=', now)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return hold !== undefined && endHold(db, store.kind, hold, { at: now });
    });
    if (isEnded) ended++;
  }
  return ended;
}
