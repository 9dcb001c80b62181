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

/** The slider of the amount for a vehicle of this price (dollars): it may reach further for dear cars (spec C4). */
export function amountSlider(
  { amount, dear_cars: dear }: Pick<FinanceLimits, 'amount' | 'dear_cars'>,
  price?: number,
): { min: number; max: number; step: number } {
  const { min, max, step } = amount;
  if (dear.price_percent === false || price === undefined) return { min, max, step };
  return { min, max: Math.max(max, Math.ceil((price * dear.price_percent) / 100)), step };
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
