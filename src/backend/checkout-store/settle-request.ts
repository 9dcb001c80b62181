import type { Transaction } from 'kysely';
import { givingBack, isMade, type PaymentState } from '../../domain/checkout/payment.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { queueRequestMessages } from './request-messages.ts';
import { queueTask } from './queue-task.ts';

/**
 * What news of its payment do to a request (spec A6), in the transaction that writes them down: the shopper gets a receipt
 * and the dealer is told. What comes after its time is taken all the same; what comes after the dealer took the request back
 * goes back. `now` in milliseconds.
 */
export async function settleRequest(
  db: Transaction<LeadDatabase>,
  request: LeadDatabase['payment_request'],
  { before, state }: { before: PaymentState; state: PaymentState },
  now: number,
): Promise<void> {
  const { id, cancelled_at } = request;
  const change = (values: Partial<LeadDatabase['payment_request']>) =>
    db.updateTable('payment_request').set(values).where('id', '=', id).execute();
  if (isMade(state) && !isMade(before)) {
    const task = cancelled_at === null ? undefined : givingBack(state);
    await change({ paid_at: now, ...(task && { returned_at: now }) });
    if (task) await queueTask(db, request, task, now);
    await queueRequestMessages(db, request, ['payment_receipt', 'payment_news'], now);
  } else if (state === 'refunded' || state === 'voided') {
    // It may have been paid back at the provider.
    await change({ returned_at: request.returned_at ?? now });
    await queueRequestMessages(db, request, ['payment_receipt', 'payment_news'], now);
  }
}
