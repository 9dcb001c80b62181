/** Whether a calculator has been used since its page was opened. */
export type CalculatorUse = 'untouched' | 'used';

/** What an input change leads to: the calculator's event is sent on the first one only (spec C11). */
export function afterInput(use: CalculatorUse): { use: 'used'; sendsEvent: boolean } {
  return { use: 'used', sendsEvent: use === 'untouched' };
}
