import { MAX_PLACEHOLDER_PRICE } from '../../domain/vehicle/real-price.ts';
import { writtenAmount } from '../read/written-amount.ts';
import { withPoint } from '../read/written-number.ts';
import { nameWords } from './folded-name.ts';
import { nameMatches } from './name-match.ts';

export type PriceGuess = {
  /** 'unclear' where the figures can be either: a wrong guess would be a hundredth of the price, or a hundred times. */
  price_in: 'dollars' | 'cents' | 'thousands' | 'unclear';
  /** True if the name of the column says that it is in cents or thousands; else its figures do. */
  isNamed: boolean;
  /** Why prices are in cents or thousands, or why it is unclear. */
  reason: string;
  /** What the column's name says that the price includes. */
  price_type: PriceKind | undefined;
};

/**
 * The middle price from which bare whole numbers that end in 00 are cents: dearer than nearly every vehicle. From the least on
 * they can be dollars as well, of motor homes and prime movers.
 */
const SURE_CENTS = 1_000_000;
const MIN_CENTS = 400_000;

export type PriceKind = 'drive_away' | 'excluding_government_charges';

/** What the name of a column says that its prices include, with or without the charges; undefined where it says neither. */
export function priceKindNamed(path: string): PriceKind | undefined {
  const words = nameWords(path)
    .join(' ')
    .replace(/\b(inc|incl|including) gst\b/g, '');
  if (/\b(non|not) (drive|ride) ?away/.test(words)) return 'excluding_government_charges';
  if (/\bgst\b/.test(words)) return undefined;
  if (
    /\be?egc|^(?!.*\binc).*\borcs?$|\b(excl?\w*|exc|before|plus|less|without)\b|\bex\b|\bex(gc|orc|govt?)|\babs\b/.test(
      words,
    )
  )
    return 'excluding_government_charges';
  const isDriveAway =
    /(drive|ride) ?away|no more to pay|\bnmtp\b|\bdap|dap\b|\ball in\b|\bon ?road price|\bprice on ?road|\borp\b|^da$|\bda price\b|\bprice da\b/;
  return isDriveAway.test(words) ? 'drive_away' : undefined;
}

/** The amounts of a column that are prices, in dollars as they stand; cells that say that there is none are left out. */
function prices(values: readonly string[], mark: '.' | ','): { value: string; dollars: number }[] {
  return values.flatMap((value) => {
    const amount = writtenAmount(withPoint(value, mark));
    if (amount.kind === 'none') return [];
    const dollars = amount.kind === 'dollars' ? amount.dollars : NaN;
    return dollars <= MAX_PLACEHOLDER_PRICE ? [] : [{ value, dollars }];
  });
}

/** What name and values of the column of prices say of how they are written. */
export function guessPrice(path: string, values: readonly string[], mark: '.' | ','): PriceGuess {
  const words = nameWords(path).join(' ');
  const price_type = priceKindNamed(path);
  if (nameMatches(path).some(({ field, inThousands }) => field === 'price' && inThousands))
    return { price_in: 'thousands', isNamed: true, reason: `the column '${path}' says so`, price_type };
  if (/\b(cents?|minor)\b/.test(words))
    return { price_in: 'cents', isNamed: true, reason: `the column '${path}' says so`, price_type };
  const asked = prices(values, mark);
  const dollars = asked.map((each) => each.dollars).toSorted((a, b) => a - b);
  const middle = dollars[Math.floor(dollars.length / 2)] ?? 0;
  const canBeCents = middle >= MIN_CENTS && asked.every(({ value }) => /^\d+00$/.test(value));
  return {
    price_in: !canBeCents ? 'dollars' : middle >= SURE_CENTS ? 'cents' : 'unclear',
    isNamed: false,
    reason: `the middle price would be $${middle.toLocaleString('en-AU')}`,
    price_type,
  };
}
