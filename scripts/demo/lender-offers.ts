import type { LenderOffers } from './demo-vehicle.ts';

/** Invented lenders with the terms on which they would lend; their fees are those that their pair of rates implies. */
const LENDERS = {
  'lender-a': {
    name: 'Headland Credit',
    interestRate: 7.49,
    comparisonRate: 8.61,
    establishmentFees: 755.45,
    termYears: 5,
    balloonShare: 0,
  },
  'lender-b': {
    name: 'Ferrypoint Finance',
    interestRate: 6.89,
    comparisonRate: 7.94,
    establishmentFees: 713.11,
    termYears: 5,
    balloonShare: 0.3,
  },
} as const;

const WEEKS = 52;
const MONTHS = 12;

/** Dollars a period, up to the next cent: an annuity over what is lent, less the balloon's present value. */
function repayment(
  amount: number,
  balloon: number,
  ratePercent: number,
  years: number,
  periods: number,
): number {
  const rate = ratePercent / 100 / periods;
  const count = years * periods;
  const exact = ((amount - balloon / (1 + rate) ** count) * rate) / (1 - (1 + rate) ** -count);
  return Math.ceil(exact * 100) / 100;
}

/** What the invented lenders would ask for a vehicle at this price, in the fields of a feed (spec C7). */
export function lenderOffers(price: number): LenderOffers {
  return Object.fromEntries(
    Object.entries(LENDERS).map(([key, lender]) => {
      const { name, balloonShare, ...terms } = lender;
      const amount = price + lender.establishmentFees;
      const balloon = Math.round(price * balloonShare);
      const pay = (periods: number): number =>
        repayment(amount, balloon, lender.interestRate, lender.termYears, periods);
      const total = pay(WEEKS) * lender.termYears * WEEKS + balloon;
      return [
        key,
        {
          deposit: 0,
          ...terms,
          termMonths: lender.termYears * MONTHS,
          termWeeks: lender.termYears * WEEKS,
          paymentWeek: pay(WEEKS),
          paymentMonth: pay(MONTHS),
          totalPayable: Math.round(total * 100) / 100,
          balloon,
          financeProvider: name,
          disclaimer: `${name} is an invented lender. The comparison rate is based on a secured loan of $30,000 over 5 years. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.`,
        },
      ];
    }),
  );
}
