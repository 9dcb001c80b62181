import type { Transaction } from 'kysely';
import { heldUntil } from '../../domain/checkout/reservation.ts';
import { reservationAfterPayment } from '../../domain/checkout/paid-reservation.ts';
import { givingBack, isMade, isNewer, type PaymentState } from '../../domain/checkout/payment.ts';
import type { Store, StoreKind } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { endReservation } from './end-reservation.ts';
import { queueReservationMessages } from './reservation-messages.ts';
import { lockReservation, lockPayment } from './lock-payment.ts';
import { lockRequest } from './payment-requests.ts';
import { queueTask } from './queue-task.ts';
import { settleRequest } from './settle-request.ts';

/** What a provider says of a payment. */
export type SaidPayment = {
  id: string;
  tenant: string;
  state: PaymentState;
  /** What the provider calls the payment itself. */
  charge?: string;
};

/** What became of the news: `known` changes nothing; `unknown` is of no payment of this tenant. */
export type SettledPayment = 'unknown' | 'known' | 'held' | 'too_late' | 'noted';

/** The history's words for news that are not about the reservation. */
const EVENTS = { paid: 'fee_captured', voided: 'fee_returned', refunded: 'fee_returned' } as const;

/**
 * Writes down what a provider says of a payment, and what follows of it, in one transaction (spec F9): the vehicle is held,
 * or the money goes back because the vehicle is gone. The same news again, and older news, change nothing. `isForSale`
 * says whether the vehicle is on the site; `now` in milliseconds.
 */
export function settlePayment(
  store: Store,
  { id, tenant, state, charge }: SaidPayment,
  { now, isForSale }: { now: number; isForSale: boolean },
): Promise<SettledPayment> {
  return store.write(async (db) => {
    const payment = await lockPayment(db, store.kind, id);
    if (!payment || payment.tenant !== tenant) return 'unknown';
    if (!isNewer(payment.state, state)) return 'known';
    await db
      .updateTable('payment')
      .set({ state, changed_at: now, ...(charge !== undefined && { charge }) })
      .where('id', '=', id)
      .execute();
    const request = await lockRequest(db, store.kind, id);
    if (request) {
      await settleRequest(db, request, { before: payment.state, state }, now);
      return 'noted';
    }
    if (isMade(state) && !isMade(payment.state))
      return settleReservation(db, store.kind, { ...payment, state }, now, isForSale);
    if (state === 'paid' || state === 'voided' || state === 'refunded') {
      await db
        .insertInto('lead_event')
        .values({ lead_id: id, tenant, at: now, kind: EVENTS[state] })
        .execute();
      if (state !== 'paid') await queueReservationMessages(db, id, now);
    }
    return 'noted';
  });
}

/** What the first news of its money do to a reservation. */
async function settleReservation(
  db: Transaction<LeadDatabase>,
  kind: StoreKind,
  payment: LeadDatabase['payment'],
  now: number,
  isForSale: boolean,
): Promise<SettledPayment> {
  const { id, tenant, state } = payment;
  const reservation = await lockReservation(db, kind, id);
  if (!reservation) return 'noted';
  const other = await db
    .selectFrom('hold')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('vehicle', '=', reservation.vehicle)
    .where('id', '!=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  // Its time may have passed without anybody having looked.
  const isOver = other !== undefined && other.until <= now;
  if (isOver) await endReservation(db, kind, other, { at: now });
  const then = reservationAfterPayment(
    { state: reservation.state, end: reservation.end_reason },
    { isForSale, isFree: other === undefined || isOver },
  );
  if (then === 'unchanged') return 'noted';
  if (then === 'held') {
    await db
      .updateTable('hold')
      .set({ state: 'held', end_reason: null, ended_at: null, until: heldUntil(reservation, now) })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('lead_event')
      .values({ lead_id: id, tenant, at: now, kind: 'held', note: state })
      .execute();
  } else if (reservation.ended_at === null) {
    await endReservation(db, kind, reservation, { at: now, end: 'too_late' });
  } else {
    const task = givingBack(state);
    if (task) await queueTask(db, payment, task, now);
    await db
      .updateTable('hold')
      .set({ end_reason: 'too_late' })
      .where('id', '=', id)
      .where('end_reason', '=', 'unpaid')
      .execute();
  }
  await queueReservationMessages(db, id, now, then === 'too_late');
  return then;
}
