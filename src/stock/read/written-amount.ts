import { isWithoutTax } from './without-tax.ts';
import { saleWord } from './sale-words.ts';
import { MAX_FIGURE_LENGTH, writtenNumber } from './written-number.ts';

/** How often an amount is due. */
export type Period = 'once' | 'week' | 'fortnight' | 'month' | 'year';

/**
 * What a text says that something costs: dollars, nothing in words, or an amount that is none of a price. `refused` are
 * amounts that would mislead if they were taken for dollars; `words` stand behind the amount.
 */
export type WrittenAmount =
  | { kind: 'dollars'; dollars: number; period: Period; words: string }
  | { kind: 'none' }
  | { kind: 'refused'; why: string }
  | { kind: 'unknown'; why: string };

/** Words with which feeds say that there is no price. */
const NO_PRICE =
  /^(p\.?\s?o\.?\s?[ar]\.?|(price )?(on|upon) (application|request|enquiry)|na|nil|none|no price|t\.?b\.?[acd]\.?|to be (advised|announced|confirmed)|(please )?(call|phone|ring|contact|ask|enquire|inquire|email|email)( us| now| dealer| today)?( for( a| the| our)?( best)? price)?|negotiable|make an? offer)[.!]?$/i;

const DOLLARS = /^(a\$|au\$|aud\$?|\$|dollars?)?$/;
const OTHER_CURRENCY =
  /[€£¥₹₩₽]|(?:us|nz|c|ca|s|hk|r)\$|\b(?:usd|eur|euros?|gbp|nzd|inr|rs|cad|sgd|jpy|cny|rmb|zar|aed|chf|sek|rupees?|pounds?|yen)\b/i;
const INDIAN_NUMBER = /\b(?:lakhs?|lacs?|crores?|cr)\b/i;
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand)\b/i, 1000],
  [/^(?:mil|million|mio|m)\b(?!\.)/i, 1_000_000],
];
/** From so many on, 'k' and 'm' cannot be a scale. */
const MIN_UNSCALED = 1000;

const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/^(?:p\.?\s?w\.?|p\/w|(?:per|a|each|\/)\s*(?:week|wk)|weekly)$/i, 'week'],
  [/^(?:p\.?\s?f\.?|p\/f|(?:per|a|each|\/)\s*fortnight|fortnightly)$/i, 'fortnight'],
  [/^(?:p\.?\s?m\.?|p\/m|p\.?c\.?m\.?|(?:per|a|each|\/)\s*(?:month|mth|mo)|monthly)$/i, 'month'],
  [/^(?:p\.?\s?a\.?|p\/a|(?:per|a|each|\/)\s*(?:year|yr|annum)|yearly|annually)$/i, 'year'],
];
const CHARGE = String.raw`(?:gov(?:ernmen)?t?\.?|on[ -]?roads?|o\.?r\.?c\.?s?|g\.?c\.?s?|dealer|delivery|statutory|stamp duty|rego|registration|charges?|costs?|fees?)`;
const CHARGES = String.raw`(?:all\s+)?(?:est(?:\.|imated)?\s+)?${CHARGE}(?: ?(?:,|and|&|\/| ) ?${CHARGE})*(?:\s*\((?:est(?:\.|imated)?)\))?`;
/** Each of the words beside a price that leave it what it is, and say with or without which charges. */
const QUALIFIER = new RegExp(
  `^(?:${[
    String.raw`(?:\+|plus|before|not incl(?:\.|uding)?|without|excludes|excluding|ex(?:cl?)?[.-]?|inc(?:\.|l\.?|ludes|luding)?)\s*${CHARGES}`,
    String.raw`${CHARGES} (?:extra|additional|not incl(?:\.|uded)?|incl(?:\.|uded)?)`,
    String.raw`(?:est(?:\.|imated)?\s+)?(?:drive|ride|tow)[ -]?away(?: price)?`,
    String.raw`no (?:more|further|extra) (?:to pay|costs?|charges|fees)|n\.?m\.?t\.?p\.?|all[ -]in(?:clusive)?|on(?: the)? road(?: price)?`,
    String.raw`d\.?a\.?p\.?|d\/?a|r\.?a\.?p\.?|(?:est\.?\s+)?(?:e\.?)?e\.?g\.?c\.?|abs|ex(?:cl?)?\.?|r\.?r\.?p\.?|m[rl]*lp`,
    String.raw`inc(?:\.|l\.?|luding)?\s*gst|gst inc(?:\.|l\.?|luded|lusive)?`,
    String.raw`o\.?n\.?o\.?|neg(?:otiable)?|firm|only`,
  ].join('|')})(?![a-z])[\\s,;/&–—-]*`,
  'i',
);
const BEFORE = /^(?:[*]|(?:now|only|special|sale|our)(?: price)?(?![a-z]))?\s*/i;
const AMOUNT_NEXT = /^\s*[:–—-]?\s*(?=a?u?\$|aud|\d)/i;
const MAX_QUALIFIERS = 4;

/** A text without the words of a price that it begins with. */
function behindQualifiers(text: string): string {
  let rest = text;
  for (let count = 0; count < MAX_QUALIFIERS; count += 1) {
    const found = QUALIFIER.exec(rest);
    if (!found) break;
    rest = rest.slice(found[0].length);
  }
  return rest;
}

/** Words before an amount that say what it includes ('Drive away $27,990'), and the rest; the whole text where it is something else. */
function divideBefore(text: string): { words: string; whole: string } {
  const start = text.replace(BEFORE, '');
  const rest = behindQualifiers(start);
  const mark = AMOUNT_NEXT.exec(rest);
  return mark
    ? { words: start.slice(0, start.length - rest.length).trim(), whole: rest.slice(mark[0].length) }
    : { words: '', whole: text };
}
const STARTS_AT = /^(?:from|starting (?:from|at)|priced from|as low as|starts (?:at|from))\b[\s:]*/i;
const AMOUNT_AGAIN = /^(?:-|–|—|to|and|or|\/)\s*(?:a?\$|aud)?\s*\d/i;

/** '(drive away)' without its brackets. */
const unbracketed = (words: string): string => words.replace(/^\(([^()]*)\)$/, '$1').trim();

/** What is behind the figure as scale and words. */
function scaled(figure: number, after: string): { figure: number; words: string } {
  const [pattern, scale] = SCALES.find(([candidate]) => candidate.test(after)) ?? [];
  if (!pattern || !scale || Math.abs(figure) >= MIN_UNSCALED) return { figure, words: after };
  return { figure: figure * scale, words: after.replace(pattern, '').trim() };
}

function ofNumber(dollars: number): WrittenAmount {
  return Number.isFinite(dollars)
    ? { kind: 'dollars', dollars, period: 'once', words: '' }
    : { kind: 'unknown', why: 'not an amount' };
}

/** A number of dollars, or what a text says of one; Australian dollars are '$', 'A$', 'AU$' and 'AUD'. */
export function writtenAmount(value: unknown): WrittenAmount {
  if (typeof value === 'number') return ofNumber(value);
  if (typeof value !== 'string') return { kind: 'unknown', why: 'not an amount' };
  const text = value.trim().replace(/\s+/g, ' ');
  if (text.length > MAX_FIGURE_LENGTH) return { kind: 'unknown', why: 'not an amount' };
  if (NO_PRICE.test(text) || saleWord(text) !== undefined) return { kind: 'none' };
  const isMinimum = STARTS_AT.test(text);
  // A group of three may stand behind a no-break or thin space, which the line above made plain.
  const atStart = isMinimum ? text.replace(STARTS_AT, '') : text;
  const { words: before, whole } = divideBefore(atStart);
  if (!/\d/.test(whole)) return { kind: 'unknown', why: 'not an amount' };
  if (OTHER_CURRENCY.test(whole))
    return { kind: 'refused', why: 'in a currency other than Australian dollars' };
  if (INDIAN_NUMBER.test(whole)) return { kind: 'refused', why: 'in lakh or crore' };
  const written = writtenNumber(whole);
  if (!written || !DOLLARS.test(written.before.toLowerCase().replace(/\s/g, ''))) {
    return {
      kind: 'unknown',
      why: /\d.*(-|–|\bto\b).*\d/i.test(whole) ? 'a range, no price' : 'not an amount',
    };
  }
  const { figure, words: behind } = scaled(written.figure, written.after);
  if (AMOUNT_AGAIN.test(behind)) return { kind: 'unknown', why: 'a range, no price' };
  if (written.isAmbiguous && figure === written.figure) {
    return { kind: 'unknown', why: "three digits behind a point can be thousands ('29.990')" };
  }
  const after = behind.replace(/^(?:a?\$|aud|dollars?)(?![a-z])/i, '').trim();
  const words = unbracketed(after.replace(/^[-–—:,]\s*(?=[a-z(])/i, ''));
  const period = words === '' ? 'once' : PERIODS.find(([pattern]) => pattern.test(words))?.[1];
  if (period === undefined && isWithoutTax(words)) return { kind: 'unknown', why: 'without GST, no price' };
  if (period === undefined && !/^[*.!]*$/.test(behindQualifiers(words)))
    return { kind: 'unknown', why: 'not an amount' };
  if (isMinimum && (period ?? 'once') === 'once')
    return { kind: 'unknown', why: 'a least amount (from …), no price' };
  // What takes charges out counts more than what says they are in.
  const said = [words, before].filter(Boolean).join(' ');
  return { kind: 'dollars', dollars: figure, period: period ?? 'once', words: said };
}
