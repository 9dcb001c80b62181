import { isEstimable } from '../vehicle/eligibility.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { ShownOffer } from './lender-offers.ts';
import { isOfferedTerm } from './offered-term.ts';
import { QUOTED_YEARS } from './platform-quote.ts';
import { ESTIMATE, quotedOffer, type VehicleOffer } from './quoted-offer.ts';
import type { FinanceRules } from './resolve-finance.ts';
import { financeTeaser } from './teaser.ts';

/**
 * What a vehicle's page offers: what a lender `lent`, else the feed's quote, else the dealer's example, marked as an
 * estimate (spec C7, C10). Undefined where credit may not be advertised, and where nothing may be estimated.
 */
export function vehicleOffer(
  vehicle: Vehicle,
  { credit, limits }: Pick<FinanceRules, 'credit' | 'limits'>,
  lent: ShownOffer | undefined,
): VehicleOffer | undefined {
  if (!credit) return undefined;
  if (lent) return { by: lent.lender.name, basis: 'This offer:', outcome: lent.outcome };
  const quote = isEstimable(vehicle) && isOfferedTerm(QUOTED_YEARS, limits) && vehicle.youxQuote;
  const quoted = quote ? quotedOffer(quote, vehicle, limits) : undefined;
  const outcome = financeTeaser(vehicle, limits);
  return quoted ?? (outcome?.kind === 'quote' ? { ...ESTIMATE, outcome } : undefined);
}
