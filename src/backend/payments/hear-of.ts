import { isReservable } from '../../domain/vehicle/availability.ts';
import type { Backend } from '../backend.ts';
import { findReservation } from '../checkout-store/find-reservations.ts';
import { settlePayment, type SettledPayment } from '../checkout-store/settle-payment.ts';
import type { LeadDatabase } from '../store/tables.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import type { PaymentProvider, ProviderAnswer } from './payment-provider.ts';

/** Writes down what a provider says of a payment, and wakes anyone who has something to do about it. */
export async function noteAnswer(
  { store, clock, payments, onLead }: Pick<Backend, 'store' | 'clock' | 'payments' | 'onLead'>,
  site: SiteRelease,
  id: string,
  { state, charge }: ProviderAnswer,
): Promise<SettledPayment> {
  const found = await findReservation(store, [site.slug], id);
  const vehicle = found && site.vehicles.get(found.hold.vehicle);
  const isForSale = vehicle !== undefined && isReservable(vehicle);
  const said = { id, tenant: site.slug, state, ...(charge !== undefined && { charge }) };
  const settled = await settlePayment(store, said, { now: clock(), isForSale });
  if (settled !== 'known' && settled !== 'unknown') {
    payments.wake();
    onLead();
  }
  return settled;
}

/** Asks a provider how a payment is, and writes it down. */
export const hearOf = async (
  backend: Pick<Backend, 'store' | 'clock' | 'payments' | 'onLead'>,
  site: SiteRelease,
  provider: PaymentProvider,
  payment: LeadDatabase['payment'],
): Promise<SettledPayment> => noteAnswer(backend, site, payment.id, await provider.look(payment));
