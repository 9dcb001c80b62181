import { yardTime } from '../location/yard-clock.ts';
import type { Reservation, ReservationEnd } from './reservation.ts';

/** Why a reservation ended, for the dealer. */
export const END_WORDS = {
  unpaid: 'not paid in time',
  cancelled: 'cancelled by the customer',
  over: 'time ran out',
  released: 'released by the dealer',
  bought: 'the vehicle was bought',
  too_late: 'paid after the vehicle was gone',
} as const satisfies Record<ReservationEnd, string>;

/** What is said to a shopper who wants a vehicle that someone else has reserved (spec F9); `until` is when that ends at the latest. */
export function takenWords({ state }: Pick<Reservation, 'state'>, until: number, timeZone: string): string {
  const when = yardTime(until, timeZone);
  return state === 'paying'
    ? `Someone else is reserving this vehicle right now. If they don't finish, it'll be available again by ${when}.`
    : `Someone else has reserved this vehicle until ${when}. You haven't paid anything.`;
}

/** What is said to a shopper whose page shows another price than the vehicle has now. */
export const priceNowWords = (price: string): string =>
  `The price of this vehicle is now ${price}. Please check it. By continuing, you agree to this price.`;

/** What is said of a vehicle that cannot be reserved, no matter who asks. */
export const NOT_RESERVABLE = 'This vehicle can no longer be reserved online.';
