import { isEstimable } from '../vehicle/eligibility.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { pricedAs } from './finance-quote.ts';
import type { FinanceSettings } from './finance-settings.ts';
import { isOfferedTerm } from './offered-term.ts';
import { quoteLoan } from './quote-loan.ts';
import { ESTIMATE, type VehicleOffer } from './quoted-offer.ts';
import type { FinanceRules } from './resolve-finance.ts';

/** A score band, by its name in the dealer's settings, and a term in years, as a shopper chose them. */
export type CreditChoice = { band: string; term: number };

/** The terms to choose from: whole years that the lender's loans run (spec C4). */
export function offeredYears({ term }: Pick<FinanceLimits, 'term'>): number[] {
  const first = Math.ceil(term.min);
  return Array.from({ length: Math.max(0, Math.floor(term.max) - first + 1) }, (_, at) => first + at);
}

/** True if a dealer offers what someone chose. */
export const isOfferedChoice = (
  { band, term }: CreditChoice,
  bands: FinanceSettings['score_bands'],
  limits: Pick<FinanceLimits, 'term'>,
): boolean =>
  Number.isInteger(term) && bands.some(({ name }) => name === band) && isOfferedTerm(term, limits);

/**
 * What a vehicle costs a week at the rate of a band that a shopper rates themselves in, marked as an estimate, on the finance
 * page of the vehicle alone (spec C12); its page shows the figure of spec C10. Undefined where credit may not be advertised,
 * nothing may be estimated (spec C1), the dealer has no such band or term, and for too small a repayment (spec C8).
 */
export function bandOffer(
  vehicle: Pick<Vehicle, 'price' | 'status' | 'sold' | 'reserved' | 'tag' | 'price_type'>,
  choice: CreditChoice,
  { credit, limits }: Pick<FinanceRules, 'credit' | 'limits'>,
  bands: FinanceSettings['score_bands'],
): VehicleOffer | undefined {
  const band = bands.find(({ name }) => name === choice.band);
  if (!credit || !band || !isEstimable(vehicle) || !isOfferedChoice(choice, bands, limits)) return undefined;
  const loan = { deposit: 0, residual: 0, rate: band.rate, frequency: 'weekly' } as const;
  const outcome = quoteLoan({ amount: vehicle.price, termYears: choice.term, ...loan }, limits);
  if (outcome.kind !== 'quote') return undefined;
  return {
    ...ESTIMATE,
    by: `Our estimate for a score you'd call ${band.name}`,
    outcome: pricedAs(outcome, vehicle.price_type),
  };
}
