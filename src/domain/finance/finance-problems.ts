import { compareNamedFees } from './compare-rate.ts';
import type { FinanceLimits } from './finance-limits.ts';

/** A contradiction between choices; `path` leads below `finance.choices`. */
export type FinanceProblem = { path: string[]; message: string };

/** How far, in percent, a published comparison rate may lie below that of the named fees; lenders round differently. */
const TOLERANCE = 0.05;

const SLIDERS = ['amount', 'term', 'interest', 'deposit', 'residual'] as const;

/** What contradicts itself once the dealer's, the lender's and the standard choices lie over one another (spec C4, C5). */
export function financeProblems(limits: FinanceLimits): FinanceProblem[] {
  const { purchase_price: price, repayment, example, fallback_comparison_rate: fallback } = limits;
  const problems: FinanceProblem[] = SLIDERS.flatMap((name) => sliderProblems(name, limits));
  const mustHold = (holds: boolean, path: string[], message: string): void => {
    if (!holds) problems.push({ path, message });
  };
  mustHold(price.min < price.max, ['purchase_price'], `min (${price.min}) must lie below max (${price.max})`);
  mustHold(
    repayment.frequencies.includes(repayment.frequency),
    ['repayment', 'frequency'],
    `'${repayment.frequency}' is not among repayment.frequencies (${repayment.frequencies.join(', ')}): add it there`,
  );
  mustHold(
    example.comparison_rate >= example.rate,
    ['example', 'comparison_rate'],
    `${example.comparison_rate} lies below the rate of ${example.rate}: give the comparison rate the lender published for that rate`,
  );
  const named = compareNamedFees(example.rate, limits);
  mustHold(
    example.comparison_rate >= named - TOLERANCE,
    ['example', 'comparison_rate'],
    `${example.comparison_rate} is less than the named fees come to at ${example.rate} percent (${named}): give the published comparison rate that includes them`,
  );
  mustHold(fallback.min <= fallback.max, ['fallback_comparison_rate'], 'min must not lie above max');
  return problems;
}

function sliderProblems(name: (typeof SLIDERS)[number], limits: FinanceLimits): FinanceProblem[] {
  const { min, max, step, start } = limits[name];
  if (min + step > max)
    return [{ path: [name], message: `min (${min}) must lie a step (${step}) below max (${max})` }];
  const from = start === 'example' ? limits.example.rate : start;
  if (from >= min && from <= max) return [];
  const what =
    start === 'example' ? `example.rate, where it stands at first, is ${from}` : `start is ${from}`;
  return [{ path: [name, 'start'], message: `${what}: it must lie between min (${min}) and max (${max})` }];
}
