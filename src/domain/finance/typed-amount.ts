import { readTypedNumber } from '../text/number-input.ts';

/** A plain number of at most nine digits before the point. */
const NUMBER = /^-?(?:\d{1,9}(?:\.\d*)?|\.\d+)$/;

/**
 * The number in a field that takes decimals, in the field's own unit: '$1,200.50' is 1200.5, '6.5 %' is 6.5. Of a text
 * that is no number its digits are read (spec C5, S8); undefined without any.
 */
export function readTypedAmount(text: string): number | undefined {
  const bare = text.replace(/[\s,$%]/g, '');
  return NUMBER.test(bare) ? Number(bare) : readTypedNumber(text);
}
