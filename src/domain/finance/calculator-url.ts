import type { CalculatorInputs } from './calculator-inputs.ts';
import { clampInputs } from './clamp-inputs.ts';
import type { FinanceLimits } from './finance-limits.ts';
import { isFrequency } from './frequency.ts';

/** The parameter of each figure in a shared address. */
const FIGURES = {
  amount: 'amount',
  deposit: 'deposit',
  residual: 'final',
  termYears: 'term',
  rate: 'rate',
} satisfies Record<Exclude<keyof CalculatorInputs, 'frequency'>, string>;

const FREQUENCY = 'frequency';
const FIGURE = /^\d{1,9}(\.\d{1,2})?$/;

/**
 * Reads a shared calculation: `?amount=30000&deposit=2000&final=0&term=5&rate=6.29&frequency=weekly`. What is missing or
 * makes no sense stands as in `start`, what is too much is clamped; nothing is thrown (spec C4, C5).
 */
export function readCalculatorUrl(
  parameters: URLSearchParams,
  start: CalculatorInputs,
  limits: FinanceLimits,
): CalculatorInputs {
  const read = (figure: keyof typeof FIGURES): number => {
    const text = parameters.get(FIGURES[figure]) ?? '';
    return FIGURE.test(text) ? Number(text) : start[figure];
  };
  const word = parameters.get(FREQUENCY) ?? '';
  const inputs: CalculatorInputs = {
    amount: read('amount'),
    deposit: read('deposit'),
    residual: read('residual'),
    termYears: read('termYears'),
    rate: read('rate'),
    frequency: isFrequency(word) ? word : start.frequency,
  };
  return clampInputs(inputs, limits);
}

/** Writes what differs from `start` into an address that keeps every other parameter. */
export function writeCalculatorUrl(
  inputs: CalculatorInputs,
  start: CalculatorInputs,
  previous: URLSearchParams,
): URLSearchParams {
  const parameters = new URLSearchParams(previous);
  const write = (parameter: string, key: keyof CalculatorInputs): void => {
    if (inputs[key] === start[key]) parameters.delete(parameter);
    else parameters.set(parameter, String(inputs[key]));
  };
  write(FIGURES.amount, 'amount');
  write(FIGURES.deposit, 'deposit');
  write(FIGURES.residual, 'residual');
  write(FIGURES.termYears, 'termYears');
  write(FIGURES.rate, 'rate');
  write(FREQUENCY, 'frequency');
  return parameters;
}
