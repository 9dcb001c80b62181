import type { Transaction } from 'kysely';
import { endByTime, type ReservationEnd } from '../../domain/checkout/reservation.ts';
import { moneyAfter } from '../../domain/checkout/payment.ts';
import type { StoreKind } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { queueReservationMessages } from './reservation-messages.ts';
import { lockPayment } from './lock-payment.ts';
import { queueTask } from './queue-task.ts';

/**
 * Ends a reservation in a transaction: the vehicle is free, what is to happen with the fee is asked of the provider, the history
 * of the lead says why, and the person who had it held is told. `end` is by its time where nothing else is said; `at` in
 * milliseconds. False when it had ended before.
 */
export async function endReservation(
  db: Transaction<LeadDatabase>,
  kind: StoreKind,
  { id, tenant, state, refund }: LeadDatabase['hold'],
  { at, end = endByTime({ state }) }: { at: number; end?: ReservationEnd },
): Promise<boolean> {
  const payment = await lockPayment(db, kind, id);
  const { numUpdatedRows } = await db
    .updateTable('hold')
    .set({ state: 'ended', end_reason: end, ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const task = payment && moneyAfter(end, payment.state, refund);
  if (task) await queueTask(db, { id, tenant }, task, at);
  await db
    .insertInto('lead_event')
    .values({ lead_id: id, tenant, at, kind: 'hold_ended', note: end })
    .execute();
  if (state === 'held') await queueReservationMessages(db, id, at, task === 'void' || task === 'refund');
  return true;
}
