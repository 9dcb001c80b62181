import { heldUntil, isLive, type Reservation } from './reservation.ts';
import { givingBack, type PaymentState } from './payment.ts';

/** What a dealer does about a reservation; a shopper may only cancel. */
export const RESERVATION_ACTIONS = ['cancel', 'release', 'extend', 'buy', 'capture', 'refund'] as const;
export type ReservationAction = (typeof RESERVATION_ACTIONS)[number];

/** A reservation, and what became of its payment; undefined where nothing is to be paid. */
export type PaidReservation = {
  hold: Pick<Reservation, 'state' | 'until' | 'taken_at' | 'hours'>;
  payment: PaymentState | undefined;
};

const DAY = 86_400_000;
/** A card lets go of an authorised amount after seven days, a day of which is left for taking it. */
const MAX_AUTHORISED_MS = 6 * DAY;
/** A vehicle is for sale: nobody keeps it longer by this page alone. */
const MAX_RESERVATION_MS = 30 * DAY;

/** When a reservation ends that is extended at `now`; undefined when that is longer than its money or anybody may wait. */
export function extendedUntil(
  { hold: reservation, payment }: PaidReservation,
  now: number,
): number | undefined {
  const until = heldUntil(reservation, Math.max(now, reservation.until));
  const longest = payment === 'authorised' ? MAX_AUTHORISED_MS : MAX_RESERVATION_MS;
  return until - reservation.taken_at <= longest ? until : undefined;
}

const ALLOWED: Readonly<Record<ReservationAction, (given: PaidReservation, now: number) => boolean>> = {
  cancel: ({ hold: reservation }, now) => isLive(reservation, now),
  release: ({ hold: reservation }, now) => isLive(reservation, now),
  extend: (given, now) =>
    given.hold.state === 'held' && isLive(given.hold, now) && extendedUntil(given, now) !== undefined,
  buy: ({ hold: reservation }, now) => reservation.state === 'held' && isLive(reservation, now),
  capture: ({ hold: reservation, payment }, now) =>
    reservation.state === 'held' && isLive(reservation, now) && payment === 'authorised',
  // A reservation that goes on is released, which gives the fee back.
  refund: ({ hold: reservation, payment }) =>
    reservation.state === 'ended' && payment !== undefined && givingBack(payment) !== undefined,
};

/** What may be done about a reservation at `now` (milliseconds). */
export const allowedActions = (given: PaidReservation, now: number): ReservationAction[] =>
  RESERVATION_ACTIONS.filter((action) => ALLOWED[action](given, now));
