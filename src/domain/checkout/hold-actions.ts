import { heldUntil, isLive, type Hold } from './hold.ts';
import { givingBack, type PaymentState } from './payment.ts';

/** What a dealer does about a hold; a shopper may only cancel. */
export const HOLD_ACTIONS = ['cancel', 'release', 'extend', 'buy', 'capture', 'refund'] as const;
export type HoldAction = (typeof HOLD_ACTIONS)[number];

/** A hold, and what became of its payment; undefined where nothing is to be paid. */
export type PaidHold = {
  hold: Pick<Hold, 'state' | 'until' | 'taken_at' | 'hours'>;
  payment: PaymentState | undefined;
};

const DAY = 86_400_000;
/** A card lets go of an authorised amount after seven days, a day of which is left for taking it. */
const MAX_AUTHORISED_MS = 6 * DAY;
/** A vehicle is for sale: nobody keeps it longer by this page alone. */
const MAX_RESERVATION_MS = 30 * DAY;

/** When a hold ends that is extended at `now`; undefined when that is longer than its money or anybody may wait. */
export function extendedUntil({ hold, payment }: PaidHold, now: number): number | undefined {
  const until = heldUntil(hold, Math.max(now, hold.until));
  const longest = payment === 'authorised' ? MAX_AUTHORISED_MS : MAX_RESERVATION_MS;
  return until - hold.taken_at <= longest ? until : undefined;
}

const ALLOWED: Readonly<Record<HoldAction, (given: PaidHold, now: number) => boolean>> = {
  cancel: ({ hold }, now) => isLive(hold, now),
  release: ({ hold }, now) => isLive(hold, now),
  extend: (given, now) =>
    given.hold.state === 'held' && isLive(given.hold, now) && extendedUntil(given, now) !== undefined,
  buy: ({ hold }, now) => hold.state === 'held' && isLive(hold, now),
  capture: ({ hold, payment }, now) => hold.state === 'held' && isLive(hold, now) && payment === 'authorised',
  // A hold that goes on is released, which gives the fee back.
  refund: ({ hold, payment }) =>
    hold.state === 'ended' && payment !== undefined && givingBack(payment) !== undefined,
};

/** What may be done about a hold at `now` (milliseconds). */
export const allowedActions = (given: PaidHold, now: number): HoldAction[] =>
  HOLD_ACTIONS.filter((action) => ALLOWED[action](given, now));
