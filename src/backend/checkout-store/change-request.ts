import { givingBack } from '../../domain/checkout/payment.ts';
import { requestActions, requestState, type RequestAction } from '../../domain/payment/payment-request.ts';
import type { Store } from '../store/store.ts';
import type { ChangedReservation } from './change-reservation.ts';
import { lockPayment } from './lock-payment.ts';
import { lockRequest } from './payment-requests.ts';
import { queueRequestMessages } from './request-messages.ts';
import { queueTask } from './queue-task.ts';

/**
 * Does what a dealer decided about a request of these tenants (spec A6), in one transaction with what follows for the money;
 * `now` in milliseconds.
 */
export function changeRequest(
  store: Store,
  tenants: readonly string[],
  id: string,
  action: RequestAction,
  now: number,
): Promise<ChangedReservation> {
  return store.write(async (db) => {
    const payment = await lockPayment(db, store.kind, id);
    const request = await lockRequest(db, store.kind, id);
    if (!payment || !request || !tenants.includes(request.tenant)) return 'unknown';
    const state = requestState(request, payment.state, now);
    if (!requestActions(state, request.email !== null).includes(action)) return 'refused';
    if (action === 'send') {
      await queueRequestMessages(db, request, ['payment_ask'], now);
      return 'done';
    }
    const moment = action === 'cancel' ? { cancelled_at: now } : { returned_at: now };
    await db.updateTable('payment_request').set(moment).where('id', '=', id).execute();
    const task = action === 'refund' ? givingBack(payment.state) : undefined;
    if (task) await queueTask(db, request, task, now);
    return 'done';
  });
}
