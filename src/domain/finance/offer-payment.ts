import type { FinanceLimits } from './finance-limits.ts';
import type { FinanceQuote } from './finance-quote.ts';
import { FREQUENCY_FACTS } from './frequency.ts';
import type { LenderOffer } from './lender.ts';
import { repaymentWithFees } from './lent-fees.ts';
import { repaymentCount, roundRepayment } from './repayment.ts';

type RatedOffer = LenderOffer & { interestRate: number };
type OfferPayment = Omit<FinanceQuote, 'rate' | 'comparison' | 'warning'>;

/**
 * What an offer asks each week or month (spec C7): the lender's own payment, of `quotes` first, else worked out from its
 * rate and the vehicle's price (dollars), with the fees that its rates imply. Whole dollars, rounded as the site's
 * repayments are; the total is never less than these come to. Undefined where the figures are too few, a price to name
 * beside the repayment among them.
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
  const frequency = given?.frequency ?? quotes;
  const { interestRate: rate, comparisonRate, deposit, balloon } = offer;
  const paid = repaymentWithFees(
    {
      rate,
      comparisonRate,
      repayment: given?.amount,
      named: offer.establishmentFees ?? 0,
      loan: { principal: price - (deposit ?? 0), rate, termYears, frequency, residual: balloon ?? 0 },
      isKnown: typeof deposit === 'number' && typeof balloon === 'number',
    },
    limits,
  );
  const repayment = roundRepayment(paid.repayment, limits.repayment.rounding);
  const total = repayment * repaymentCount({ termYears, frequency }) + (offer.balloon ?? 0);
  // What a lender does not say of its own payment is not known; one worked out here is without it.
  const unsaid = given ? undefined : 0;
  return {
    amount: price,
    deposit: offer.deposit ?? unsaid,
    residual: offer.balloon ?? unsaid,
    fees: paid.fees,
    feesApart: paid.feesApart,
    repayment,
    frequency,
    termYears,
    total: Math.max(offer.totalPayable ?? 0, total),
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
