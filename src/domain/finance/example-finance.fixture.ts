import { FINANCE_DEFAULTS } from './finance-defaults.ts';
import type { FinanceLimits } from './finance-limits.ts';

type Changes = { [Section in keyof FinanceLimits]?: Partial<FinanceLimits[Section]> };

/** The standard limits, for tests and examples; `changes` say what matters to the case. */
export function exampleLimits(changes: Pick<Changes, 'fees' | 'repayment' | 'basis'> = {}): FinanceLimits {
  return {
    ...FINANCE_DEFAULTS,
    fees: { ...FINANCE_DEFAULTS.fees, ...changes.fees },
    repayment: { ...FINANCE_DEFAULTS.repayment, ...changes.repayment },
    basis: { ...FINANCE_DEFAULTS.basis, ...changes.basis },
  };
}
