import type { Store } from '../store/store.ts';
import { listRequests } from './payment-requests.ts';

/**
 * Erases a person from the requests for payments of these tenants or of all, and gives how many there were: nothing of them
 * can be paid any more, and amounts and moments stay, which are the dealer's accounts. `now` in milliseconds.
 */
export async function eraseRequests(
  store: Store,
  person: { phone?: string; email?: string },
  now: number,
  tenants?: readonly string[],
): Promise<number> {
  const found = await listRequests(store, { person, tenants });
  const ids = found.map(({ request }) => request.id);
  if (ids.length === 0) return 0;
  await store.write(async (db) => {
    await db.deleteFrom('delivery').where('request_id', 'in', ids).execute();
    await db
      .updateTable('payment_request')
      .set(({ fn, ref, val }) => ({
        name: null,
        email: null,
        phone: null,
        lead_id: null,
        purpose: '',
        cancelled_at: fn.coalesce(ref('cancelled_at'), ref('paid_at'), val(now)),
      }))
      .where('id', 'in', ids)
      .execute();
  });
  return ids.length;
}
