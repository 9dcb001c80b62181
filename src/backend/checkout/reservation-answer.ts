import type { ReservationAnswer } from '../../api/read-reservation.ts';
import { reservationSentences } from '../../domain/checkout/reservation-sentences.ts';
import { yardTime } from '../../domain/location/yard-clock.ts';
import { reservationSummary } from '../../domain/lead/reservation-summary.ts';
import { endByTime, isLive, type Reservation } from '../../domain/checkout/reservation.ts';
import { formatDollars } from '../../domain/text/format.ts';
import type { ReservationAndPayment } from '../checkout-store/find-reservations.ts';
import { priceOf } from '../leads/reservation-of-lead.ts';
import { payPath } from '../payments/payment-paths.ts';
import { vehicleZone, type SiteRelease } from '../tenants/site-release.ts';

const dollars = (cents: number): string => formatDollars(cents / 100);

/** A reservation as it is at `now`: its time may have passed without anybody having looked. */
export const holdNow = (reservation: Reservation, now: number): Reservation =>
  reservation.state === 'ended' || isLive(reservation, now)
    ? reservation
    : { ...reservation, state: 'ended', end: endByTime(reservation) };

/** A reservation for the page of its shopper (spec F9); it says nothing of who that is. `now` in milliseconds. */
export function reservationAnswer(
  { hold: stored, payment, lead }: ReservationAndPayment,
  site: SiteRelease,
  now: number,
): ReservationAnswer {
  const reservation = holdNow(stored, now);
  const timeZone = vehicleZone(site, reservation.vehicle);
  const vehicle = site.vehicles.get(reservation.vehicle);
  const price = vehicle && priceOf(vehicle, site);
  const { title, text, money } = reservationSentences(reservation, payment?.state, timeZone);
  const name = vehicle?.name ?? lead?.vehicle?.name ?? 'The vehicle';
  const isPaying = reservation.state === 'paying';
  const isDearer = isPaying && price !== undefined && price.cents !== reservation.price;
  return {
    id: reservation.id,
    state: reservation.state,
    title,
    text,
    vehicle: { slug: reservation.slug, name },
    // One price everywhere, with the words of what it includes (spec D4).
    price: [dollars(reservation.price), price?.label].filter(Boolean).join(' '),
    fee: dollars(reservation.fee),
    until: yardTime(reservation.until, timeZone),
    summary: reservationSummary(
      reservation,
      lead,
      {
        vehicle: name,
        label: price?.label ?? lead?.vehicle?.price_note,
        location: lead?.location ?? vehicle?.location_slug,
        timeZone,
      },
      site.tenant,
    ),
    ...(money !== undefined && { money }),
    ...(isPaying && !isDearer && { pay: payPath(reservation.id) }),
    ...(isDearer && { price_now: { price: price.dollars, words: price.words } }),
    can_cancel: reservation.state !== 'ended',
  };
}
