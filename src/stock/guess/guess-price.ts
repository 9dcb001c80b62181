import { writtenAmount } from '../read/written-amount.ts';
import { withPoint } from '../read/written-number.ts';
import { nameWords } from './folded-name.ts';

export type PriceGuess = {
  price_in: 'dollars' | 'cents';
  /** What the column's name says that the price includes. */
  price_type: 'drive_away' | 'excluding_government_charges' | undefined;
  reasons: string[];
};

/** The middle price from which bare whole numbers that end in 00 are cents: dearer than nearly every vehicle. */
const LEAST_CENTS = 400_000;

function priceTypeOf(words: string): PriceGuess['price_type'] {
  if (/\b(egc|excl\w*|ex|before|plus)\b/.test(words) && !/\bgst\b/.test(words))
    return 'excluding_government_charges';
  return /\bdrive ?away\b|\bdap\b/.test(words) ? 'drive_away' : undefined;
}

/** What name and values of the column of prices say of how they are written. */
export function guessPrice(path: string, values: readonly string[], mark: '.' | ','): PriceGuess {
  const words = nameWords(path).join(' ');
  const price_type = priceTypeOf(words);
  const reasons = price_type === undefined ? [] : [`the column '${path}' says what the price includes`];
  const whole = values.filter((value) => /^\d+$/.test(value));
  const dollars = whole
    .map((value) => writtenAmount(withPoint(value, mark)))
    .flatMap((amount) => (amount.kind === 'dollars' ? [amount.dollars] : []))
    .toSorted((a, b) => a - b);
  const middle = dollars[Math.floor(dollars.length / 2)] ?? 0;
  const isNamed = /\b(cents?|minor)\b/.test(words);
  const isCents =
    isNamed ||
    (middle >= LEAST_CENTS && whole.length === values.length && whole.every((each) => each.endsWith('00')));
  if (!isCents) return { price_in: 'dollars', price_type, reasons };
  const why = isNamed
    ? `the column '${path}' says so`
    : `the middle price would be $${middle.toLocaleString('en-AU')}`;
  return { price_in: 'cents', price_type, reasons: [...reasons, `prices are cents: ${why}`] };
}
