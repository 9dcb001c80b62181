import { readFigures, writeFigures } from '../text/figure-parameters.ts';
import type { CalculatorInputs } from './calculator-inputs.ts';
import { clampInputs } from './clamp-inputs.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { isFrequency } from './frequency.ts';
import { purchasePrice } from './purchase-price.ts';

type Figures = Omit<CalculatorInputs, 'frequency'>;

/** The parameter of each figure in a shared address. */
const FIGURES = {
  amount: 'amount',
  deposit: 'deposit',
  residual: 'final',
  termYears: 'term',
  rate: 'rate',
} satisfies Record<keyof Figures, string>;

const FREQUENCY = 'frequency';

const figuresOf = ({ frequency: _, ...figures }: CalculatorInputs): Figures => figures;

/**
 * Reads a shared calculation: `?amount=30000&deposit=2000&final=0&term=5&rate=6.29&frequency=weekly`. What is missing or
 * makes no sense is taken from `start`, as is a price out of bounds; else what is too much is clamped; nothing is thrown (spec C4, C5).
 */
export function readCalculatorUrl(
  parameters: URLSearchParams,
  start: CalculatorInputs,
  limits: FinanceLimits,
): CalculatorInputs {
  const word = parameters.get(FREQUENCY) ?? '';
  const frequency = isFrequency(word) ? word : start.frequency;
  const figures = readFigures(parameters, FIGURES, figuresOf(start));
  // A price that nobody could type is a slip of the link.
  if (purchasePrice(figures.amount, limits.purchase_price).kind === 'error') figures.amount = start.amount;
  return clampInputs({ ...figures, frequency }, limits);
}

/**
 * Writes what differs from `start` into an address that keeps every other parameter. What is typed and wrong is left out:
 * a price out of bounds, which the page says, and what is no figure (spec C5).
 */
export function writeCalculatorUrl(
  inputs: CalculatorInputs,
  start: CalculatorInputs,
  limits: FinanceLimits,
  previous: URLSearchParams,
): URLSearchParams {
  const figures = figuresOf(clampInputs(inputs, limits));
  for (const key of Object.keys(figures) as (keyof Figures)[])
    if (Number.isNaN(inputs[key])) figures[key] = start[key];
  if (purchasePrice(inputs.amount, limits.purchase_price).kind === 'error') figures.amount = start.amount;
  const parameters = writeFigures(figures, FIGURES, figuresOf(start), previous);
  if (inputs.frequency === start.frequency) parameters.delete(FREQUENCY);
  else parameters.set(FREQUENCY, inputs.frequency);
  return parameters;
}

/** True if a calculator has been used since its page was opened. */
export type CalculatorUse = 'untouched' | 'used';

/** What an input change leads to: the calculator's event is sent on the first one only (spec C11). */
export function afterInput(use: CalculatorUse): { use: 'used'; sendsEvent: boolean } {
  return { use: 'used', sendsEvent: use === 'untouched' };
}
