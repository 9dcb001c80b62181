/** The part of a stock that may be reserved at once without having been paid for. */
const UNPAID_SHARE = 0.1;
const MIN_UNPAID = 2;
/** The part of those that may be reserved without a proof of work: by browsers without scripts, and by programs. */
const UNPROVEN_SHARE = 0.25;

/** How many vehicles may be reserved at once and not paid for: in all, and of those without a proof of work. */
export type UnpaidHolds = { all: number; unproven: number };

/** The most unpaid holds of a site with so many vehicles (spec F9): nobody keeps a yard from selling by reserving it. */
export function mostUnpaidHolds(vehicles: number): UnpaidHolds {
  const all = Math.max(MIN_UNPAID, Math.ceil(vehicles * UNPAID_SHARE));
  return { all, unproven: Math.max(1, Math.floor(all * UNPROVEN_SHARE)) };
}

/** Minutes that a vehicle is kept until the page of the payment is opened, which gives the shopper `reserve.pay_minutes`. */
export const OPENING_MINUTES = 10;
