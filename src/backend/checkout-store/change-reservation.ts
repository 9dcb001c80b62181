import {
  allowedActions,
  extendedUntil,
  type ReservationAction,
} from '../../domain/checkout/reservation-actions.ts';
import type { ReservationEnd } from '../../domain/checkout/reservation.ts';
import { givingBack } from '../../domain/checkout/payment.ts';
import type { Store } from '../store/store.ts';
import { endReservation } from './end-reservation.ts';
import { queueReservationMessages } from './reservation-messages.ts';
import { reservationOf } from './reservation-of-row.ts';
import { lockReservation, lockPayment } from './lock-payment.ts';
import { queueTask } from './queue-task.ts';

/** The ends that someone decides. */
const ENDS: Partial<Record<ReservationAction, ReservationEnd>> = {
  cancel: 'cancelled',
  release: 'released',
  buy: 'bought',
};

/** What became of an action: `refused` is one that the reservation does not allow any more, `unknown` a reservation that is not there. */
export type ChangedReservation = 'done' | 'refused' | 'unknown';

/**
 * Does what a dealer or a shopper decided about a hold of these tenants, in one transaction with what follows of it for the
 * fee, and with a line in the history of its lead. `now` in milliseconds.
 */
export function changeReservation(
  store: Store,
  tenants: readonly string[],
  id: string,
  action: ReservationAction,
  now: number,
): Promise<ChangedReservation> {
  return store.write(async (db) => {
    const payment = await lockPayment(db, store.kind, id);
    const row = await lockReservation(db, store.kind, id);
    if (!row || !tenants.includes(row.tenant)) return 'unknown';
    const given = { hold: reservationOf(row), payment: payment?.state };
    if (!allowedActions(given, now).includes(action)) return 'refused';
    const end = ENDS[action];
    if (end) {
      await endReservation(db, store.kind, row, { at: now, end });
      return 'done';
    }
    const { tenant } = row;
    if (action === 'extend') {
      const until = extendedUntil(given, now) ?? row.until;
      await db.updateTable('hold').set({ until }).where('id', '=', id).execute();
      const note = new Date(until).toISOString();
      await db
        .insertInto('lead_event')
        .values({ lead_id: id, tenant, at: now, kind: 'hold_extended', note })
        .execute();
      await queueReservationMessages(db, id, now);
      return 'done';
    }
    const task = action === 'capture' ? 'capture' : payment && givingBack(payment.state);
    if (task) await queueTask(db, row, task, now);
    return 'done';
  });
}
