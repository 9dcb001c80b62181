import { within } from '../text/within.ts';
import type { FinanceLimits } from './finance-limits.ts';

/** A term in years as the lender has it: the nearest that its loans run (spec C4). */
export const offeredTerm = (years: number, { term }: Pick<FinanceLimits, 'term'>): number =>
  within(years, term);

/** True if the lender's loans can run for so many years (spec C4). */
export const isOfferedTerm = (years: number, limits: Pick<FinanceLimits, 'term'>): boolean =>
  offeredTerm(years, limits) === years;
