/** The part of a stock that may be reserved at once without having been paid for. */
const UNPAID_SHARE = 0.1;
/** The same where a reservation costs nothing: it is never paid for, and lasts all its hours. */
const FREE_SHARE = 1 / 3;
const MIN_UNPAID = 2;
/** The part of those that may be reserved without a proof of work: by browsers without scripts, and by programs. */
const UNPROVEN_SHARE = 0.25;

/** How many vehicles may be reserved at once and not paid for: in all, and of those without a proof of work. */
export type UnpaidReservations = { all: number; unproven: number };

/**
 * The most unpaid reservations of a site with so many vehicles (spec F9): nobody keeps a yard from selling by reserving it. Where
 * reserving is free there are more, so that real shoppers find room; those without a proof of work stay as few.
 */
export function mostUnpaidReservations(
  vehicles: number,
  { isFree }: { isFree: boolean },
): UnpaidReservations {
  const share = (part: number): number => Math.max(MIN_UNPAID, Math.ceil(vehicles * part));
  const unpaid = share(UNPAID_SHARE);
  return {
    all: isFree ? share(FREE_SHARE) : unpaid,
    unproven: Math.max(1, Math.floor(unpaid * UNPROVEN_SHARE)),
  };
}

/** Minutes that a vehicle is kept until the page of the payment is opened, which gives the shopper `reserve.pay_minutes`. */
export const OPENING_MINUTES = 10;
