import type { Backend } from '../backend.ts';
import { agreePrice } from '../checkout-store/agree-price.ts';
import { changeHold } from '../checkout-store/change-hold.ts';
import type { HoldAndPayment } from '../checkout-store/find-holds.ts';
import { priceOf } from '../leads/hold-of-lead.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

/** Gives a reservation up for its shopper (spec F9); one that has ended already stays as it is. */
export async function giveUpHold(
  { store, clock, payments, onLead }: Pick<Backend, 'store' | 'clock' | 'payments' | 'onLead'>,
  site: SiteRelease,
  id: string,
): Promise<void> {
  await changeHold(store, [site.slug], id, 'cancel', clock());
  payments.wake();
  onLead();
}

/** Agrees to the price that the vehicle of a reservation has now, in dollars; false where it has another one. */
export async function agreeToPrice(
  { store }: Pick<Backend, 'store'>,
  site: SiteRelease,
  { hold }: HoldAndPayment,
  dollars: number,
): Promise<boolean> {
  const vehicle = site.vehicles.get(hold.vehicle);
  const price = vehicle && priceOf(vehicle, site);
  if (price?.dollars !== dollars) return false;
  await agreePrice(store, hold.id, price.cents);
  return true;
}
