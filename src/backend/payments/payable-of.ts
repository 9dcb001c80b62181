import type { Context } from 'hono';
import type { Backend, BackendEnv } from '../backend.ts';
import { findHold } from '../checkout-store/find-holds.ts';
import { findRequest } from '../checkout-store/payment-requests.ts';
import { payableHold } from './payable-hold.ts';
import { payableRequest } from './payable-request.ts';
import type { Payable } from './payable.ts';

/** What is paid under an id: a reservation, or what the dealer asked for; undefined for neither. */
export async function payableOf(
  context: Context<BackendEnv>,
  backend: Backend,
  id: string,
): Promise<Payable | undefined> {
  const tenants = [context.get('site').slug];
  const hold = await findHold(backend.store, tenants, id);
  if (hold) return payableHold(context, backend, hold);
  const request = await findRequest(backend.store, tenants, id);
  return request && payableRequest(context, backend, request);
}
