/** A budget in dollars and how many vehicles cost no more. */
export type BudgetStep = { max: number; count: number };

const MAX_STEPS = 5;
/** Prices up to the figure are rounded up to whole fives of thousands; above it to tens. */
const FINE_UP_TO = 50_000;

/**
 * Budgets to choose from, made of the stock's own prices in dollars (spec S8): each lets in about as many more as the last, and the
 * dearest vehicle is left to 'any budget'. None where prices lie too close together to choose between.
 */
export function budgetSteps(prices: readonly number[]): BudgetStep[] {
  const sorted = prices.toSorted((a, b) => a - b);
  const dearest = sorted.at(-1) ?? 0;
  const steps: BudgetStep[] = [];
  for (let part = 1; part <= MAX_STEPS; part += 1) {
    const price = sorted[Math.floor((sorted.length * part) / (MAX_STEPS + 1))] ?? 0;
    const unit = price <= FINE_UP_TO ? 5000 : 10_000;
    const max = Math.ceil(price / unit) * unit;
    if (max >= dearest || max === steps.at(-1)?.max) continue;
    steps.push({ max, count: sorted.filter((one) => one <= max).length });
  }
  return steps.length > 1 ? steps : [];
}
