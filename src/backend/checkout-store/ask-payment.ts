import type { PaymentRequest } from '../../domain/payment/payment-request.ts';
import { insertNewRows } from '../store/insert-rows.ts';
import type { Store } from '../store/store.ts';
import { queueRequestMessages } from './request-messages.ts';

/** What a dealer asks for; `id` is 122 random bits, because anyone who knows it can pay. */
export type NewRequest = Omit<PaymentRequest, 'cancelled_at' | 'paid_at' | 'returned_at'>;

/**
 * Keeps a payment that a dealer asks for (spec A6), with the payment that waits and the email that asks, in one
 * transaction. False where there is one of this id already: a form that was sent twice asks once.
 */
export function askPayment(store: Store, asked: NewRequest): Promise<boolean> {
  const { id, tenant, amount, asked_at } = asked;
  const { lead, email, ...rest } = asked;
  const row = {
    ...rest,
    lead_id: lead,
    email: email?.toLowerCase() ?? null,
    cancelled_at: null,
    paid_at: null,
    returned_at: null,
  };
  return store.write(async (db) => {
    if ((await insertNewRows(db, store, 'payment_request', [row])) === 0) return false;
    await db
      .insertInto('payment')
      .values({
        ...{ id, tenant, amount, state: 'open', session: null, charge: null, address: null, pages: 0 },
        created_at: asked_at,
        changed_at: asked_at,
      })
      .execute();
    await queueRequestMessages(db, row, ['payment_ask'], asked_at);
    return true;
  });
}
