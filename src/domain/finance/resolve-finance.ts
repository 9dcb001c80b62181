import type { FinanceLimits } from './finance-limits.ts';
import type { FinanceSettings } from './finance-settings.ts';
import type { Lender, LenderId } from './lender.ts';
import { LENDERS } from './lenders.ts';
import { resolveLimits } from './resolve-limits.ts';

/**
 * Who provides the credit that is advertised, with the licence number written out as the regulator asks (National
 * Consumer Credit Protection Act 2009, section 52); undefined where none is advertised.
 */
export function creditWords(advertise: FinanceSettings['advertise']): string | undefined {
  if (!advertise) return undefined;
  const { credit_provider: provider, licence, representative } = advertise;
  const own = representative === undefined ? '' : ` Credit Representative Number ${representative}.`;
  return `Credit provided or arranged by ${provider}, Australian credit licence ${licence}.${own}`;
}

/** A lender whose offers may stand on a car, as this dealer has it. */
export type OfferingLender = Pick<Lender, 'name' | 'conditions' | 'excluded_makes' | 'quotes'> & {
  id: LenderId;
};

/** Finance as one dealer's site has it: nothing is left open. Plain data, fit to be handed to an island. */
export type FinanceRules = {
  limits: FinanceLimits;
  /** Who provides or arranges the credit that is advertised, in words; undefined where no repayment or rate may be shown. */
  credit: string | undefined;
  /** The name of the provider of that credit. */
  creditProvider: string | undefined;
  /** In the order in which their offers are tried. */
  lenders: readonly OfferingLender[];
  links: FinanceSettings['links'];
  personalised: boolean;
  disclaimer: string;
  /** True if someone gives quotes for the dealer's vehicles (spec C10). */
  hasQuotes: boolean;
};

/** Lays the standard choices, the lender's and the dealer's over one another, once: the later word counts (spec C4-C7). */
export function resolveFinance(settings: FinanceSettings): FinanceRules {
  const { links, personalised, disclaimer } = settings;
  const hasQuotes = settings.quote_provider !== false;
  const lenders = settings.offers.map((id) => {
    const { name, conditions, excluded_makes, quotes }: Lender = LENDERS[id];
    return { id, name, conditions, excluded_makes, quotes, ...settings.lenders[id] };
  });
  const credit = creditWords(settings.advertise);
  const creditProvider = settings.advertise ? settings.advertise.credit_provider : undefined;
  const limits = resolveLimits(settings);
  return { limits, credit, creditProvider, lenders, links, personalised, disclaimer, hasQuotes };
}
