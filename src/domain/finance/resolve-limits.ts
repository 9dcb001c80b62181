import type { FinanceChoices } from './finance-choices.ts';
import { FINANCE_DEFAULTS } from './finance-defaults.ts';
import type { FinanceLimits } from './finance-limits.ts';
import type { Lender, LenderId } from './lender.ts';
import { LENDERS } from './lenders.ts';

/** What a dealer says of limits: the lender they begin with, false for none, and what is to be otherwise. */
type LimitSettings = { lender: LenderId | false; choices: FinanceChoices };

/** Lays the standard limits, the lender's and the dealer's over one another: the later word counts (spec C4-C7). */
export function resolveLimits({ lender, choices: own }: LimitSettings): FinanceLimits {
  const lent: Lender['choices'] = lender === false ? {} : LENDERS[lender].choices;
  const standard = FINANCE_DEFAULTS;
  return {
    amount: { ...standard.amount, ...lent.amount, ...own.amount },
    dear_cars: { ...standard.dear_cars, ...lent.dear_cars, ...own.dear_cars },
    term: { ...standard.term, ...lent.term, ...own.term },
    interest: { ...standard.interest, ...lent.interest, ...own.interest },
    deposit: { ...standard.deposit, ...lent.deposit, ...own.deposit },
    residual: { ...standard.residual, ...lent.residual, ...own.residual },
    purchase_price: { ...standard.purchase_price, ...lent.purchase_price, ...own.purchase_price },
    fees: { ...standard.fees, ...lent.fees, ...own.fees },
    repayment: { ...standard.repayment, ...lent.repayment, ...own.repayment },
    example: { ...standard.example, ...lent.example, ...own.example },
    basis: { ...standard.basis, ...lent.basis, ...own.basis },
    model_example: { ...standard.model_example, ...lent.model_example, ...own.model_example },
    fallback_comparison_rate: {
      ...standard.fallback_comparison_rate,
      ...lent.fallback_comparison_rate,
      ...own.fallback_comparison_rate,
    },
  };
}
