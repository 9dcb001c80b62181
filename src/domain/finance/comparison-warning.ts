import { formatDollars } from '../text/format.ts';
import type { FinanceLimits } from './finance-limits.ts';

/** The prescribed short statement, as section 33C of Queensland's Consumer Credit Regulation 1995 words it. */
const STATEMENT =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

/**
 * The text beside every comparison rate: the loan it was worked out for, then the warning the law
 * prescribes (National Credit Code, Part 10; spec C2).
 */
export function comparisonWarning({ amount, term_years: years, product }: FinanceLimits['basis']): string {
  return `Comparison rate based on a ${years} year ${product} of ${formatDollars(amount)}. ${STATEMENT}`;
}
