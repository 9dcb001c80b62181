import type { RefundRule, ReserveSettings } from './reserve-settings.ts';
import { OPENING_MINUTES } from './unpaid-reservations.ts';

/** A vehicle is kept while its shopper pays, then held; an end is for good. */
export const RESERVATION_STATES = ['paying', 'held', 'ended'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/**
 * Why a reservation ended: not paid in time, given up by the shopper, its time ran out, released by the dealer, the vehicle was
 * bought, or its payment came when the vehicle was gone.
 */
export const RESERVATION_ENDS = ['unpaid', 'cancelled', 'over', 'released', 'bought', 'too_late'] as const;
export type ReservationEnd = (typeof RESERVATION_ENDS)[number];

/** A vehicle that someone has reserved. Moments are milliseconds, amounts are cents. */
export type Reservation = {
  /** The id of its lead. */
  id: string;
  tenant: string;
  /** The id of the vehicle, and its slug when it was reserved. */
  vehicle: string;
  slug: string;
  state: ReservationState;
  /** Why it ended; null until it has. */
  end: ReservationEnd | null;
  /** The price that the shopper agreed to. */
  price: number;
  fee: number;
  /** What was agreed about the fee when it was taken. */
  refund: RefundRule;
  hours: number;
  taken_at: number;
  /** When it ends by itself: the payment until it is made, then the reservation. */
  until: number;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** True if nobody else may have the vehicle at `now` (spec F9). */
export const isLive = ({ state, until }: Pick<Reservation, 'state' | 'until'>, now: number): boolean =>
  state !== 'ended' && now < until;

/** How a reservation ends by itself once its time has passed. */
export const endByTime = ({ state }: Pick<Reservation, 'state'>): ReservationEnd =>
  state === 'paying' ? 'unpaid' : 'over';

/** When a reservation ends at the latest, which its shopper may still put off by `pay_minutes` until the payment is opened. */
export const latestEnd = (
  { state, until, taken_at }: Pick<Reservation, 'state' | 'until' | 'taken_at'>,
  { pay_minutes }: Pick<ReserveSettings, 'pay_minutes'>,
): number =>
  state === 'paying' && until <= taken_at + OPENING_MINUTES * MINUTE ? until + pay_minutes * MINUTE : until;

/** When a reservation that was paid for at `now` ends. */
export const heldUntil = ({ hours }: Pick<Reservation, 'hours'>, now: number): number => now + hours * HOUR;
