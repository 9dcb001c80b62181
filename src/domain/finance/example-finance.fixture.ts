import { FINANCE_DEFAULTS } from './finance-defaults.ts';
import type { FinanceLimits } from './finance-limits.ts';

type Changes = { [Section in keyof FinanceLimits]?: Partial<FinanceLimits[Section]> };

/** Limits whose rate and comparison rate imply no fees: 6.29 weekly is 6.31 by 52.18 weeks a year. */
export const feelessLimits = (changes: Pick<Changes, 'fees' | 'repayment'> = {}): FinanceLimits =>
  exampleLimits({ ...changes, example: { comparison_rate: 6.31 } });

/** The standard limits, for tests and examples; `changes` say what matters to the case. */
export function exampleLimits(
  changes: Pick<Changes, 'fees' | 'repayment' | 'basis' | 'example'> = {},
): FinanceLimits {
  return {
    ...FINANCE_DEFAULTS,
    fees: { ...FINANCE_DEFAULTS.fees, ...changes.fees },
    repayment: { ...FINANCE_DEFAULTS.repayment, ...changes.repayment },
    example: { ...FINANCE_DEFAULTS.example, ...changes.example },
    basis: { ...FINANCE_DEFAULTS.basis, ...changes.basis },
  };
}
