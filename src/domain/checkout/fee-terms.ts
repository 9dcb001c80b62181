import { formatDollars } from '../text/format.ts';
import type { RefundRule, ReserveSettings } from './reserve-settings.ts';

const HOURS_A_DAY = 24;

/** How long a reservation lasts, in words: '48 hours', '3 days'. */
export function reservationLength(hours: number): string {
  const days = hours / HOURS_A_DAY;
  if (Number.isInteger(days) && days > 2) return `${days} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

const REFUNDS: Readonly<Record<RefundRule, (fee: string) => string[]>> = {
  always: (fee) => [
    `The ${fee} comes off the price when you buy the vehicle.`,
    "Change your mind for any reason and you'll get a full refund, no questions asked.",
  ],
  until_end: (fee) => [
    `The ${fee} comes off the price when you buy the vehicle.`,
    "If you cancel before the hold ends, or the vehicle isn't as described, you'll get a full refund.",
    "If the hold ends and you haven't bought the vehicle or cancelled, the dealer may keep the fee.",
  ],
};

/**
 * What a shopper is told of the fee before anything is paid (spec F9): how long the vehicle is held, and when the fee comes
 * back. A sentence each, with the dealer's own last; they are the rule by which the backend refunds.
 */
export function feeTerms({
  fee,
  hold_hours,
  refund,
  capture,
  terms,
}: Pick<ReserveSettings, 'fee' | 'hold_hours' | 'refund' | 'capture' | 'terms'>): string[] {
  const held = `No one else can reserve or buy the vehicle for ${reservationLength(hold_hours)}.`;
  const own = terms === '' ? [] : [terms];
  if (fee === 0) return [held, "It's free, and you can cancel at any time.", ...own];
  const authorised =
    capture === 'by_dealer'
      ? [
          "We'll authorise the amount on your card first and only charge it once the dealer confirms the sale.",
        ]
      : [];
  return [held, ...REFUNDS[refund](formatDollars(fee)), ...authorised, ...own];
}
