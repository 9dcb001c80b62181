import { FINANCE_DEFAULTS } from './finance-defaults.ts';
import { creditWords } from './credit-words.ts';
import type { FinanceLimits } from './finance-limits.ts';
import type { FinanceSettings } from './finance-settings.ts';
import type { Lender, LenderId } from './lender.ts';
import { LENDERS } from './lenders.ts';

/** A lender whose offers may stand on a car, as this dealer has it. */
export type OfferingLender = Pick<Lender, 'name' | 'conditions' | 'excluded_makes' | 'quotes'> & {
  id: LenderId;
};

/** Finance as one dealer's site has it: nothing is left open. Plain data, fit to be handed to an island. */
export type FinanceRules = {
  limits: FinanceLimits;
  /** Who provides or arranges the credit that is advertised, in words; undefined where no repayment or rate may be shown. */
  credit: string | undefined;
  /** In the order in which their offers are tried. */
  lenders: readonly OfferingLender[];
  links: FinanceSettings['links'];
  personalised: boolean;
  disclaimer: string;
};

/** Lays the standard choices, the lender's and the dealer's over one another, once: the later word counts (spec C4-C7). */
export function resolveFinance(settings: FinanceSettings): FinanceRules {
  const { links, personalised, disclaimer } = settings;
  const lenders = settings.offers.map((id) => {
    const { name, conditions, excluded_makes, quotes }: Lender = LENDERS[id];
    return { id, name, conditions, excluded_makes, quotes, ...settings.lenders[id] };
  });
  const credit = creditWords(settings.advertise);
  return { limits: resolveLimits(settings), credit, lenders, links, personalised, disclaimer };
}

function resolveLimits({ lender, choices: own }: Pick<FinanceSettings, 'lender' | 'choices'>): FinanceLimits {
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
