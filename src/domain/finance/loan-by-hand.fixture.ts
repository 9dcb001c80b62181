/** A second, slower arithmetic of loans for tests, one repayment after another: nothing of it is the product's own. */

/** What is owed after the last of `count` repayments; `rate` per period. */
function owedAfter(principal: number, payment: number, rate: number, count: number): number {
  let owed = principal;
  for (let paid = 0; paid < count; paid++) owed = owed * (1 + rate) - payment;
  return owed;
}

/** The repayment, in dollars, that leaves `residual` of `principal` after so many years of `periods` a year. */
export function repaymentByHand(
  principal: number,
  percent: number,
  { years = 5, periods = 52, residual = 0 } = {},
): number {
  let [low, high] = [0, principal * 2];
  for (let halving = 0; halving < 80; halving++) {
    const middle = (low + high) / 2;
    if (owedAfter(principal, middle, percent / 100 / periods, years * periods) > residual) low = middle;
    else high = middle;
  }
  return high;
}

/** Fees of a weekly loan of $30,000 over 5 years that a rate and its comparison rate imply, by 52.18 weeks a year. */
export function feesByHand(percent: number, comparison: number): number {
  const payment = repaymentByHand(30_000, percent);
  let worth = 0;
  for (let week = 1; week <= 260; week++) worth += payment / (1 + comparison / 100 / 52.18) ** week;
  return Math.round((30_000 - worth) * 100) / 100;
}
