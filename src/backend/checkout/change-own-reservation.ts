import type { Backend } from '../backend.ts';
import { agreePrice } from '../checkout-store/agree-price.ts';
import { changeReservation } from '../checkout-store/change-reservation.ts';
import type { ReservationAndPayment } from '../checkout-store/find-reservations.ts';
import { priceOf } from '../leads/reservation-of-lead.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

/** Gives a reservation up for its shopper (spec F9); one that has ended already stays as it is. */
export async function giveUpReservation(
  { store, clock, payments, onLead }: Pick<Backend, 'store' | 'clock' | 'payments' | 'onLead'>,
  site: SiteRelease,
  id: string,
): Promise<void> {
  await changeReservation(store, [site.slug], id, 'cancel', clock());
  payments.wake();
  onLead();
}

/** Agrees to the price that the vehicle of a reservation has now, in dollars; false where it has another one. */
export async function agreeToPrice(
  { store }: Pick<Backend, 'store'>,
  site: SiteRelease,
  { hold: reservation }: ReservationAndPayment,
  dollars: number,
): Promise<boolean> {
  const vehicle = site.vehicles.get(reservation.vehicle);
  const price = vehicle && priceOf(vehicle, site);
  if (price?.dollars !== dollars) return false;
  await agreePrice(store, reservation.id, price.cents);
  return true;
}
