import type { Context } from 'hono';
import type { Backend, BackendEnv } from '../backend.ts';
import { findReservation } from '../checkout-store/find-reservations.ts';
import { findRequest } from '../checkout-store/payment-requests.ts';
import { payableReservation } from './payable-reservation.ts';
import { payableRequest } from './payable-request.ts';
import type { Payable } from './payable.ts';

/** What is paid under an id: a reservation, or what the dealer asked for; undefined for neither. */
export async function payableOf(
  context: Context<BackendEnv>,
  backend: Backend,
  id: string,
): Promise<Payable | undefined> {
  const tenants = [context.get('site').slug];
  const reservation = await findReservation(backend.store, tenants, id);
  if (reservation) return payableReservation(context, backend, reservation);
  const request = await findRequest(backend.store, tenants, id);
  return request && payableRequest(context, backend, request);
}
