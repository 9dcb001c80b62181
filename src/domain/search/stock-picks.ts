/** The shares of the stock at whose figures the picks are. */
const QUARTERS = [0.25, 0.5, 0.75];

/** Steps that a pick is a whole number of, for each power of ten: in twos, as 18,000 and 24,000, nobody names a budget. */
const STEPS = [5, 1];

/** How many steps a pick has at least: so many that it's near the price. */
const MIN_STEPS = 8;

/** An amount of dollars, rounded to the nearest one that people say: 43,200 is 45,000. */
function spokenFigure(dollars: number): number {
  const limit = dollars / MIN_STEPS;
  const power = 10 ** Math.floor(Math.log10(limit));
  const step = (STEPS.find((each) => each * power <= limit) ?? 1) * power;
  return Math.round(dollars / step) * step;
}

/**
 * Quick picks of a highest price or of most kilometres at the quartiles of these figures, rounded to those that people say and
 * rising (spec S8). Figures that round to the same are one pick; without figures there are none. They are above 0.
 */
export function stockPicks(prices: readonly number[]): number[] {
  const sorted = prices.toSorted((a, b) => a - b);
  const quartiles = QUARTERS.flatMap((share) => sorted[Math.ceil(share * sorted.length) - 1] ?? []);
  return [...new Set(quartiles.map(spokenFigure))];
}
