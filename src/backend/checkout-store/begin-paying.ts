import type { Store } from '../store/store.ts';
import { OPENING_MINUTES } from '../../domain/checkout/unpaid-reservations.ts';

const MINUTE = 60_000;

/**
 * Keeps the vehicle of a reservation for as long as paying takes, once: when the page of the payment is opened for the first time
 * (spec F9). Gives until when the reservation goes; undefined where it does not wait for its payment any more. Moments in
 * milliseconds.
 */
export function beginPaying(
  store: Store,
  id: string,
  until: number,
  now: number,
): Promise<number | undefined> {
  return store.write(async (db) => {
    const waiting = db
      .updateTable('hold')
      .where('id', '=', id)
      .where('state', '=', 'paying')
      .where('ended_at', 'is', null)
      .where('until', '>', now);
    await waiting
      .set({ until })
      .where(({ eb, ref }) => eb('until', '<=', eb(ref('taken_at'), '+', OPENING_MINUTES * MINUTE)))
      .where('until', '<', until)
      .execute();
    const row = await db
      .selectFrom('hold')
      .select('until')
      .where('id', '=', id)
      .where('state', '=', 'paying')
      .where('ended_at', 'is', null)
      .where('until', '>', now)
      .executeTakeFirst();
    return row?.until;
  });
}
