import type { Vehicle } from '../vehicle/vehicle.ts';
import { comparisonWarning } from './comparison-warning.ts';
import { conditionHolds } from './condition-holds.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { financeOutcome, pricedAs, type Comparison, type FinanceOutcome } from './finance-quote.ts';
import type { LenderId, LenderOffer } from './lender.ts';
import { offerPayment } from './offer-payment.ts';
import type { FinanceRules, OfferingLender } from './resolve-finance.ts';

type OfferVehicle = Pick<Vehicle, 'year' | 'make' | 'price' | 'status' | 'sold' | 'lenders' | 'price_type'>;

/** A lender's offer as a car shows it; `disclaimer` is the lender's own where it gave one. */
export type ShownOffer = {
  lender: { id: LenderId; name: string };
  outcome: FinanceOutcome;
  disclaimer: string;
};

/**
 * The offer shown on a car in the year `thisYear`: of the first lender, in the dealer's order, that gives a rate, lends
 * for the make and whose conditions all hold (spec C7); undefined without one.
 */
export function lenderOffer(
  vehicle: OfferVehicle,
  { lenders, limits, disclaimer }: Pick<FinanceRules, 'lenders' | 'limits' | 'disclaimer'>,
  thisYear: number,
): ShownOffer | undefined {
  for (const lender of lenders) {
    const offer = vehicle.lenders?.[lender.id];
    if (!offer || !lendsFor(vehicle.make, lender)) continue;
    if (!lender.conditions.every((condition) => conditionHolds(condition, { vehicle, offer, thisYear })))
      continue;
    const outcome = offerOutcome(vehicle, offer, lender, limits);
    if (!outcome) continue;
    const name = offer.financeProvider || lender.name;
    return { lender: { id: lender.id, name }, outcome, disclaimer: offer.disclaimer || disclaimer };
  }
  return undefined;
}

function lendsFor(make: string, { excluded_makes: excluded }: OfferingLender): boolean {
  return !excluded.some((one) => one.toLowerCase() === make.trim().toLowerCase());
}

function offerOutcome(
  vehicle: OfferVehicle,
  offer: LenderOffer,
  { quotes }: OfferingLender,
  limits: FinanceLimits,
): FinanceOutcome | undefined {
  const { interestRate: rate, comparisonRate } = offer;
  if (rate === null || rate === undefined) return undefined;
  const payment = offerPayment(vehicle.price, { ...offer, interestRate: rate }, quotes, limits);
  if (!payment) return undefined;
  const comparison: Comparison = comparisonRate
    ? { kind: 'rate', percent: comparisonRate }
    : { kind: 'range', ...limits.fallback_comparison_rate };
  const outcome = financeOutcome({ ...payment, rate, comparison, warning: comparisonWarning(limits.basis) });
  return pricedAs(outcome, vehicle.price_type);
}
