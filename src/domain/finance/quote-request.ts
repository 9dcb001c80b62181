import { isEstimable } from '../vehicle/eligibility.ts';
import { shownIdentity, type IdentitySettings } from '../vehicle/shown-identity.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { isOfferedTerm } from './offered-term.ts';
import { QUOTED_YEARS } from './platform-quote.ts';
import type { FinanceRules } from './resolve-finance.ts';

/** Who asks for a quote: the dealer's name, and what of a vehicle's identity it may say. */
export type QuotingDealer = { name: string; identity: IdentitySettings };

/**
 * What a page asks the dealer's provider of quotes for a vehicle, as spec C10 names it; undefined where no quote may be
 * shown: without a credit licence, without a price to estimate from (spec C1), or where no loan runs for the 5 years.
 */
export function quoteRequest(
  vehicle: Vehicle,
  { credit, limits }: Pick<FinanceRules, 'credit' | 'limits'>,
  { name, identity }: QuotingDealer,
) {
  if (!credit || !isEstimable(vehicle) || !isOfferedTerm(QUOTED_YEARS, limits)) return undefined;
  const { price, year, nvic } = vehicle;
  const { vin } = shownIdentity(vehicle, identity);
  return {
    selfAssessedCreditScore: 'GREAT' as const,
    purchasePrice: price,
    loanTerm: QUOTED_YEARS,
    ...(year && { year }),
    ...(vin && { vin }),
    ...(nvic && { nvic }),
    whoIsHelping: name,
  };
}
