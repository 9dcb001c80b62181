import { MAX_PLACEHOLDER_PRICE, realPrice } from '../../domain/vehicle/real-price.ts';
import type { ReadingNotes } from './reading-notes.ts';
import { writtenAmount } from './written-amount.ts';
import type { Period } from './written-amount.ts';
import { plainNumber, withPoint } from './written-number.ts';

/** Dollars; more than this is a slip of the keyboard. */
const MAX_PRICE = 5_000_000;

const PER = { week: 'per week', fortnight: 'per fortnight', month: 'per month', year: 'per year' };

/** What the amounts of a field are due for, and whether a wrong one refuses the record. */
type Rule = { period: Period; refuses: boolean };

/** A bare number of cents or thousands as dollars; any other value as it is, with a point for its decimal mark. */
function inDollars(value: unknown, mark: '.' | ',', unit: 'dollars' | 'cents' | 'thousands'): unknown {
  if (unit === 'cents' && /^\d+$/.test(String(value).trim())) return Number(value) / 100;
  const written = withPoint(value, mark);
  const figure = unit === 'thousands' ? plainNumber(written) : undefined;
  return figure === undefined ? written : Math.round(figure * 100_000) / 100;
}

/**
 * Whole dollars, cents rounded up (domain/vehicle/real-price). Words such as 'POA' are no price; so are, with a warning,
 * 10 dollars and less (spec D3), ranges, least amounts and whatever is no amount.
 */
function readAmount(value: unknown, field: string, notes: ReadingNotes, rule: Rule): number | undefined {
  if (value === undefined) return undefined;
  const wrong = (why: string): undefined => {
    if (rule.refuses) notes.refuse(field, value, why);
    else notes.warn(field, `${why}, left out`, value);
  };
  const { decimal_mark, price_in } = notes.settings;
  const amount = writtenAmount(inDollars(value, decimal_mark, price_in));
  if (amount.kind === 'none') return undefined;
  if (amount.kind === 'refused') return wrong(amount.why);
  if (amount.kind === 'unknown') {
    notes.warn(field, `${amount.why}, left out`, value);
    return undefined;
  }
  const { dollars, period } = amount;
  if (period !== 'once' && period !== rule.period) return wrong(`an amount ${PER[period]}`);
  if (dollars > MAX_PRICE) return wrong('over $5,000,000');
  const asked = realPrice(dollars);
  if (asked === undefined) notes.warn(field, `${MAX_PLACEHOLDER_PRICE} dollars or less, no price`, value);
  return asked;
}

/** The price of a vehicle. One per week, in another currency, in lakh or over 5,000,000 dollars refuses the record. */
export function readPrice(value: unknown, field: string, notes: ReadingNotes): number | undefined {
  return readAmount(value, field, notes, { period: 'once', refuses: true });
}

/** A former price: one that is wrong is left out and never keeps a vehicle off the site. */
export function readFormerPrice(value: unknown, field: string, notes: ReadingNotes): number | undefined {
  return readAmount(value, field, notes, { period: 'once', refuses: false });
}

/** Dollars a week (spec D3), with or without a word that says so. */
export function readWeeklyPrice(value: unknown, field: string, notes: ReadingNotes): number | undefined {
  return readAmount(value, field, notes, { period: 'week', refuses: false });
}
