import type { CalculatorInputs } from './calculator-inputs.ts';
import { within } from '../text/within.ts';
import type { FinanceLimits } from './finance-limits.ts';

/**
 * Inputs as the calculator may work with them (spec C4, C5): the amount within what may be typed as a purchase price,
 * the others within their sliders, the term in half years, the rate in hundredths, a frequency that is offered.
 */
export function clampInputs(inputs: CalculatorInputs, limits: FinanceLimits): CalculatorInputs {
  const { frequencies, frequency, selector } = limits.repayment;
  const isOffered = selector && frequencies.includes(inputs.frequency);
  return {
    amount: toHundredths(within(inputs.amount, limits.purchase_price)),
    deposit: toHundredths(within(inputs.deposit, limits.deposit)),
    residual: toHundredths(within(inputs.residual, limits.residual)),
    termYears: within(Math.round(inputs.termYears * 2) / 2, limits.term),
    rate: toHundredths(within(inputs.rate, limits.interest)),
    frequency: isOffered ? inputs.frequency : frequency,
  };
}

/**
 * Inputs as they stand once a field is left (spec C4, C5): what is empty or no figure goes back to where it began, such as
 * the dealer's rate; what is out of bounds is clamped.
 */
export function tidyInputs(
  inputs: CalculatorInputs,
  start: CalculatorInputs,
  limits: FinanceLimits,
): CalculatorInputs {
  const read = { ...inputs };
  for (const key of ['amount', 'deposit', 'residual', 'termYears', 'rate'] as const)
    if (Number.isNaN(read[key])) read[key] = start[key];
  return clampInputs(read, limits);
}

/** The limits of the page of a vehicle: its own price (dollars) may be typed, however dear it is (spec C5). */
export function limitsAtPrice(limits: FinanceLimits, price: number): FinanceLimits {
  const { purchase_price: typed } = limits;
  return price <= typed.max ? limits : { ...limits, purchase_price: { ...typed, max: price } };
}

/**
 * The slider of the amount for a vehicle of this price (dollars): its end is never below the price, and may lie further up for
 * dear cars (spec C4).
 */
export function amountSlider(
  { amount, dear_cars: dear }: Pick<FinanceLimits, 'amount' | 'dear_cars'>,
  price?: number,
): { min: number; max: number; step: number } {
  const { min, max, step } = amount;
  if (price === undefined || price <= min) return { min, max, step };
  // The first step at or above the price: a browser lets a slider stand on its steps alone.
  const reached = price > max ? min + Math.ceil((price - min) / step) * step : max;
  const dearest = dear.price_percent === false ? 0 : Math.ceil((price * dear.price_percent) / 100);
  return { min, max: Math.max(reached, dearest), step };
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
