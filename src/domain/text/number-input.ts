import { formatCount } from './format.ts';

/** Digits of a typed figure that are read; more would pass the figures a computer counts exactly. */
const MAX_DIGITS = 9;

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, MAX_DIGITS);

/** The whole number a shopper typed, whatever is between its digits: '$12,500' is 12500 (spec S8, C5); undefined without digits. */
export function readTypedNumber(text: string): number | undefined {
  const digits = digitsOf(text);
  return digits === '' ? undefined : Number(digits);
}

/** A figure with its thousands apart while it is typed, and where the caret belongs: behind as many digits as before (spec S8). */
export function formatTypedNumber(text: string, caret: number): { text: string; caret: number } {
  const value = readTypedNumber(text);
  if (value === undefined) return { text: '', caret: 0 };
  const formatted = formatCount(value);
  // Zeros in front are not kept, so they do not count either.
  const dropped = digitsOf(text).length - String(value).length;
  const before = digitsOf(text.slice(0, caret)).length - dropped;
  let at = 0;
  for (let digits = 0; digits < before; at++) if (/\d/.test(formatted[at]!)) digits++;
  return { text: formatted, caret: at };
}
