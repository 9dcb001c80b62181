import type { Vehicle } from '../vehicle/vehicle.ts';
import { isEstimable } from '../vehicle/eligibility.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { pricedAs, type FinanceOutcome, type FinanceQuote } from './finance-quote.ts';
import { startInputs } from './calculator-inputs.ts';
import { offeredLimits } from './offered-limits.ts';
import { offeredTerm } from './offered-term.ts';
import { quoteLoan } from './quote-loan.ts';
import { termText } from './quote-words.ts';

type TeaserVehicle = Pick<Vehicle, 'price' | 'status' | 'sold' | 'reserved' | 'tag' | 'price_type'>;

/**
 * The weekly repayment of a car at the advertised example's rate, term and deposit (spec C2), the term as near as the
 * lender's loans run (spec C4); undefined where none may be estimated (spec C1).
 */
export function financeTeaser(vehicle: TeaserVehicle, limits: FinanceLimits): FinanceOutcome | undefined {
  if (!isEstimable(vehicle)) return undefined;
  return pricedAs(exampleOutcome(vehicle.price, limits), vehicle.price_type);
}

/** The weekly repayment of an amount in dollars at the advertised example's rate, term and deposit (spec C2). */
export function exampleOutcome(amount: number, limits: FinanceLimits): FinanceOutcome {
  const { rate, term_years: years, deposit_percent: deposit } = limits.example;
  return quoteLoan(
    {
      amount,
      deposit: (amount * deposit) / 100,
      residual: 0,
      termYears: offeredTerm(years, limits),
      rate,
      frequency: 'weekly',
    },
    limits,
  );
}

/**
 * The teaser of a vehicle whose price is newer than its page (spec V18): worked out on the terms and rates that the page
 * `offered`, because what a lender offers for another price is not known, else on the dealer's example.
 */
export function repricedTeaser(
  vehicle: TeaserVehicle,
  limits: FinanceLimits,
  offered: FinanceQuote | undefined,
): FinanceOutcome | undefined {
  if (!offered) return financeTeaser(vehicle, limits);
  if (!isEstimable(vehicle)) return undefined;
  const own = offeredLimits(limits, offered);
  return pricedAs(quoteLoan(startInputs(own, vehicle.price), own), vehicle.price_type);
}

/** The example on a model's page; `text` says its terms. */
export type ModelExample = { outcome: FinanceOutcome; text: string };

/** The weekly repayment of a model from this price (dollars) with the example's deposit and final payment (spec C2). */
export function modelExample(price: number, limits: FinanceLimits): ModelExample {
  const { term_years: years, deposit_percent: deposit, final_percent: final } = limits.model_example;
  const termYears = offeredTerm(years, limits);
  const outcome = quoteLoan(
    {
      amount: price,
      deposit: (price * deposit) / 100,
      residual: (price * final) / 100,
      termYears,
      rate: limits.example.rate,
      frequency: 'weekly',
    },
    limits,
  );
  const text = `${termText(termYears)}, ${deposit.toFixed(1)}% deposit, ${final.toFixed(1)}% final payment`;
  return { outcome, text };
}
