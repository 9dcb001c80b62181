import type { FinanceLimits } from './finance-limits.ts';
import type { FinanceQuote } from './finance-quote.ts';
import { FREQUENCY_FACTS } from './frequency.ts';
import type { LenderOffer } from './lender.ts';
import { exactRepayment, repaymentCount, roundRepayment } from './repayment.ts';

type RatedOffer = LenderOffer & { interestRate: number };
type OfferPayment = Omit<FinanceQuote, 'rate' | 'comparison' | 'warning'>;

/**
 * What an offer asks each week or month (spec C7): the lender's own payment, of `quotes` first, else worked out from its
 * rate and the vehicle's price (dollars). Whole dollars, rounded as the site's repayments are; undefined where the
 * figures are too few, a price to name beside the repayment among them.
 */
export function offerPayment(
  price: number | undefined,
  offer: RatedOffer,
  quotes: 'weekly' | 'monthly',
  limits: FinanceLimits,
): OfferPayment | undefined {
  if (price === undefined) return undefined;
  const termYears = offerTerm(offer) ?? limits.example.term_years;
  const given = givenPayment(offer, quotes);
  const { amount, frequency } = given ?? {
    amount: workedOut(price, offer, termYears, quotes),
    frequency: quotes,
  };
  const repayment = roundRepayment(amount, limits.repayment.rounding);
  const total = repayment * repaymentCount({ termYears, frequency }) + (offer.balloon ?? 0);
  // What a lender does not say of its own payment is not known; one worked out here is without it.
  const unsaid = given ? undefined : 0;
  return {
    amount: price,
    deposit: offer.deposit ?? unsaid,
    residual: offer.balloon ?? unsaid,
    fees: offer.establishmentFees ?? 0,
    repayment,
    frequency,
    termYears,
    total: offer.totalPayable || total,
  };
}

function givenPayment(
  { paymentWeek, paymentMonth }: LenderOffer,
  quotes: 'weekly' | 'monthly',
): { amount: number; frequency: 'weekly' | 'monthly' } | undefined {
  const weekly = paymentWeek ? [{ amount: paymentWeek, frequency: 'weekly' as const }] : [];
  const monthly = paymentMonth ? [{ amount: paymentMonth, frequency: 'monthly' as const }] : [];
  return (quotes === 'weekly' ? [...weekly, ...monthly] : [...monthly, ...weekly])[0];
}

/** The offer's term in years, from whichever unit it is given in. */
function offerTerm({ termYears, termMonths, termWeeks }: LenderOffer): number | undefined {
  if (termYears) return termYears;
  if (termMonths) return termMonths / FREQUENCY_FACTS.monthly.periods;
  return termWeeks ? termWeeks / FREQUENCY_FACTS.weekly.periods : undefined;
}

function workedOut(
  price: number,
  offer: RatedOffer,
  termYears: number,
  frequency: 'weekly' | 'monthly',
): number {
  const principal = price - (offer.deposit ?? 0) + (offer.establishmentFees ?? 0);
  const { interestRate: rate, balloon: residual = 0 } = offer;
  return exactRepayment({ principal, rate, termYears, frequency, residual });
}
