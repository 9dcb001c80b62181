import type { FIGURES } from '../facet.ts';
import { rangeWords } from '../facet.ts';
import { type Range, rangeBetween } from '../range.ts';
import { formatDollars } from '../../text/format.ts';
import { isBetween } from '../filter-terms.ts';
import type { Meaning } from './query-piece.ts';
import {
  type Bound,
  BOUND_OF,
  MAX_BOUND_WORDS,
  type Measure,
  MILLIONS,
  NUMBER_WORDS,
  SUBJECTS,
  SUBJECTS_BEHIND,
  TENS,
  THOUSANDS,
  type Unit,
  UNIT_OF,
} from './figure-words.ts';
import { measured, measuredRange, measureMeaning } from './read-measures.ts';
import type { Figure, QueryToken } from './query-tokens.ts';
import { PRICE_FOR_A_WEEKLY_DOLLAR } from './query-words.ts';
import type { StockLexicon } from './stock-lexicon.ts';

/** What was read of figures, and the token after them. */
export type FiguresRead = { meaning: Meaning; next: number };

const FIRST_YEAR = 1920;
const ROUND_FIGURE = 500;
const MIN_PRICE = 1000;
const ABOUT_SHARE = 0.1;
/** The least figure without a unit that is a mass in front of 'towing'. */
const MIN_TOWED = 500;
/** Longer ones in metres are millions of dollars. */
const MAX_METRES_LENGTH = 20;
const WEEKS_A_MONTH = 52 / 12;

type Amount = {
  value: number;
  unit: Unit;
  isThousands: boolean;
  next: number;
  /** True if it is a word that names nothing it counts: a figure beside another one alone. */
  isBare?: boolean;
  /** True if a plus stands between it and its unit. */
  isLeast?: boolean;
  /** The figure itself where 'm' behind it may be of metres. */
  metres?: number;
};

const wordAt = (tokens: readonly QueryToken[], at: number): string => tokens[at]?.word ?? '';

/** The longest phrase of a table that begins at a token. */
function phraseAt<Value>(
  tokens: readonly QueryToken[],
  at: number,
  table: ReadonlyMap<string, Value>,
): { value: Value; next: number } | undefined {
  for (let count = MAX_BOUND_WORDS; count > 0; count--) {
    const value = table.get(
      tokens
        .slice(at, at + count)
        .map(({ word }) => word)
        .join(' '),
    );
    if (value !== undefined && at + count <= tokens.length) return { value, next: at + count };
  }
  return undefined;
}

/** One figure with what stands behind it: '80k kms', '20 k', '7-seater', '$200 a week'. */
function amountAt(tokens: readonly QueryToken[], at: number): Amount | undefined {
  const { figure } = tokens[at] ?? {};
  return figure ? figureAt(tokens, figure, at + 1) : wordedAt(tokens, at);
}

function figureAt(tokens: readonly QueryToken[], figure: Figure, from: number): Amount | undefined {
  let { value } = figure;
  let unit: Unit = figure.isMoney ? 'price' : '';
  let next = from;
  let isThousands = false;
  let metres: number | undefined;
  if (figure.unit === 's') return decadeAt(value, next);
  const behind = figure.unit || (THOUSANDS.has(wordAt(tokens, next)) ? tokens[next++]!.word : '');
  if (THOUSANDS.has(behind)) {
    value *= 1000;
    isThousands = true;
    if (behind === 'grand') unit = 'price';
  } else if (MILLIONS.has(behind)) {
    if (behind === 'm' && !figure.isMoney && value <= MAX_METRES_LENGTH) metres = value;
    value *= 1_000_000;
    unit = 'price';
  } else if (behind !== '') {
    const named = UNIT_OF.get(behind);
    if (!named) return undefined;
    unit = named;
  }
  const sign = wordAt(tokens, next);
  const dash = (sign === '-' || sign === '+') && UNIT_OF.has(wordAt(tokens, next + 1)) ? 1 : 0;
  const named = phraseAt(tokens, next + dash, UNIT_OF);
  if (named && (unit === '' || unit === 'price')) {
    unit = named.value;
    next = named.next;
  }
  const isLeast = dash === 1 && sign === '+';
  return { value, unit, isThousands, next, ...(metres && { metres }), ...(isLeast && { isLeast }) };
}

/** A figure in words: 'seven seats', 'thirty five grand', 'a hundred thousand kms'. */
function wordedAt(tokens: readonly QueryToken[], at: number): Amount | undefined {
  let next = wordAt(tokens, at) === 'a' && wordAt(tokens, at + 1) === 'hundred' ? at + 1 : at;
  let value = 0;
  const tens = TENS.indexOf(wordAt(tokens, next)) + 1;
  if (tens > 0) {
    value = tens * 10;
    next++;
  }
  const dash = tens > 0 && wordAt(tokens, next) === '-' ? 1 : 0;
  const ones = NUMBER_WORDS.get(wordAt(tokens, next + dash));
  if (ones !== undefined && (tens === 0 || (tens > 1 && ones < 10))) {
    value += ones;
    next += dash + 1;
  }
  if (wordAt(tokens, next) === 'hundred' && tens === 0 && value < 10) {
    value = (value || 1) * 100;
    next++;
  }
  if (value === 0) return undefined;
  const read = figureAt(
    tokens,
    { value, isMoney: false, unit: '' },
    next + (wordAt(tokens, next) === '-' ? 1 : 0),
  );
  return read && { ...read, isBare: !read.unit && !read.isThousands };
}

/** '90s' and '1990s' are ten years, told by a unit of their own. */
function decadeAt(value: number, next: number): Amount | undefined {
  if (value % 10 !== 0) return undefined;
  const first = value < 100 ? value + (value < 30 ? 2000 : 1900) : value;
  return first < FIRST_YEAR ? undefined : { value: first, unit: 'year', isThousands: true, next };
}

/** Reads figures at a token, with the words about them; undefined where none mean anything to a list. */
export function readFigures(
  tokens: readonly QueryToken[],
  at: number,
  lexicon: StockLexicon,
  thisYear: number,
): FiguresRead | undefined {
  const special = /^(v|my)(\d+)$/.exec(wordAt(tokens, at));
  if (special) return readJoined(special[1] ?? '', Number(special[2]), at + 1, lexicon, thisYear);
  const { [wordAt(tokens, at)]: subject } = SUBJECTS;
  let next = at + (subject ? 1 : 0);
  if (subject && ['capacity', 'rating'].includes(wordAt(tokens, next))) next++;
  if (subject && ['of', 'is', 'a', 'up'].includes(wordAt(tokens, next)) && wordAt(tokens, next + 1) !== 'to')
    next++;
  const isBetweenTwo = wordAt(tokens, next) === 'between';
  const bound = isBetweenTwo ? undefined : phraseAt(tokens, next, BOUND_OF);
  const first = amountOf(tokens, isBetweenTwo ? next + 1 : (bound?.next ?? next), lexicon);
  if (!first) return undefined;
  const isRange =
    ['-', 'to', 'and'].includes(wordAt(tokens, first.next)) &&
    (wordAt(tokens, first.next) !== 'and' || isBetweenTwo);
  const second = isRange ? amountOf(tokens, first.next + 1, lexicon) : undefined;
  if ((second ?? first).isBare && subject !== 'sleeps') return undefined;
  const last = second ?? first;
  const behind = behindOf(tokens, last, thisYear);
  if (behind) last.next = behind.next;
  const asked = {
    subject: subject ?? '',
    behind: behind?.value,
    bound: bound?.value,
    isStrict: bound !== undefined && isStrict(tokens, next, bound.next),
    thisYear,
    lexicon,
  } as const;
  const read = second ? readTwo(first, second, asked) : readOne(tokens, first, asked);
  const meaning = read && meaningOf(read, lexicon);
  return meaning && { meaning, next: read.next };
}

/** An amount, of metres where the stock is of vehicles that are told by their length. */
function amountOf(tokens: readonly QueryToken[], at: number, { isTowed }: StockLexicon): Amount | undefined {
  const amount = amountAt(tokens, at);
  return amount?.metres && isTowed ? { ...amount, value: amount.metres, unit: 'metres' } : amount;
}

/** The subject that stands behind a figure: '2500 kg ATM', '500 km range'. */
function behindOf(
  tokens: readonly QueryToken[],
  { unit, value, next, isThousands }: Amount,
  thisYear: number,
): { value: Measure; next: number } | undefined {
  const found = phraseAt(tokens, next, SUBJECTS_BEHIND);
  if (found?.value === 'range') return unit === 'km' ? found : undefined;
  const isMass = unit === 'mass' || (unit === '' && value >= MIN_TOWED && !isYear(value, thisYear));
  return found && isMass && !isThousands ? found : undefined;
}

/** True if a bound leaves the figure itself out: 'more than 5 seats' is six, 'no more than 5' is five. */
function isStrict(tokens: readonly QueryToken[], from: number, to: number): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  return (
    !/^(?:no|not)$/.test(words[0] ?? '') && /^(?:than|under|below|over|above|<|>)$/.test(words.at(-1) ?? '')
  );
}

type Asked = {
  subject: Unit;
  behind: Measure | undefined;
  bound: Bound | undefined;
  isStrict: boolean;
  thisYear: number;
  lexicon: StockLexicon;
};
type Read = { unit: Unit; range: Range; exact?: number; next: number; measure?: Measure };

const isYear = (value: number, thisYear: number): boolean =>
  Number.isInteger(value) && value >= FIRST_YEAR && value <= thisYear + 2;

const MASS_SUBJECTS: readonly Unit[] = ['towing', 'atm', 'tare', 'gvm'];

/** The unit of a figure that names none, by its subject, its bound and its size. */
function unitOf({ value, unit, isThousands }: Amount, { subject, behind, bound, thisYear }: Asked): Unit {
  if (behind) return behind;
  if (unit === 'mass' && MASS_SUBJECTS.includes(subject)) return subject;
  if (unit === 'km' && subject === 'range') return subject;
  if (unit) return unit;
  if (subject) return subject;
  if (!isThousands && isYear(value, thisYear)) {
    const isOfTime = bound === undefined || bound === 'before' || bound === 'after';
    if (isOfTime || value % ROUND_FIGURE !== 0) return 'year';
  }
  if (isThousands || (bound !== undefined && value >= MIN_PRICE)) return 'price';
  return '';
}

function readTwo(first: Amount, second: Amount, asked: Asked): Read | undefined {
  const unit =
    asked.behind ?? (unitOf(second, asked) || first.unit || (second.value >= MIN_PRICE ? 'price' : ''));
  // 'Between 20 and 25 grand' and '20-25k' are of thousands at both ends; so is '20k to 25'.
  const scaled = (one: Amount, other: Amount): number =>
    !one.isThousands && other.isThousands && one.value < MIN_PRICE ? one.value * 1000 : one.value;
  const [least, most] = [first, second].map(({ value }) => measured(unit, value, asked.lexicon));
  if (least && most)
    return {
      unit,
      measure: least.measure,
      range: rangeBetween(Math.floor(least.value), Math.ceil(most.value)),
      next: second.next,
    };
  if (!['price', 'km', 'year'].includes(unit)) return undefined;
  const range = rangeBetween(scaled(first, second), scaled(second, first));
  return { unit, range, next: second.next };
}

const NEWER = /^(or newer|or later|onwards|and newer|and later|and up|or more|and above|or above|\+|plus)/;
const OLDER = /^(or older|or earlier|and older|or less|and under|or under|and below|max|maximum|or below)/;

function readOne(tokens: readonly QueryToken[], amount: Amount, asked: Asked): Read | undefined {
  const { bound, thisYear } = asked;
  const unit = unitOf(amount, asked);
  if (unit === '') return undefined;
  const { value } = amount;
  const after = `${wordAt(tokens, amount.next)} ${wordAt(tokens, amount.next + 1)}`.trim();
  // 'From 2015 onwards' and 'up to 30k max' say their side twice.
  const newer = bound === undefined || bound === 'min' ? NEWER.exec(after)?.[0] : undefined;
  const older = bound === undefined || bound === 'max' ? OLDER.exec(after)?.[0] : undefined;
  const next = amount.next + (newer ?? older ?? '').split(' ').filter(Boolean).length;
  const side = bound ?? (newer || amount.isLeast ? 'min' : older ? 'max' : undefined);
  if (unit === 'age') return { unit: 'year', range: ageRange(value, side, thisYear), next };
  if (unit === 'year' && amount.isThousands && amount.unit === 'year')
    return { unit, range: { min: value, max: value + 9 }, next };
  const figure = measured(unit, value, asked.lexicon);
  if (figure)
    return {
      unit,
      measure: figure.measure,
      range: measuredRange(figure.measure, figure.value, side, asked.isStrict),
      next,
    };
  if (side === undefined) return alone(unit, value, next);
  const step = unit === 'year' ? 1 : 0;
  const strict = asked.isStrict && (unit in NOUNS || (step && side === 'max')) ? 1 : 0;
  const ranges: Readonly<Record<Bound, Range>> = {
    max: { max: value - strict },
    min: { min: value + strict },
    before: { max: value - step },
    after: { min: value + step },
    about:
      unit === 'year'
        ? { min: value - 1, max: value + 1 }
        : rangeBetween(Math.round(value * (1 - ABOUT_SHARE)), Math.round(value * (1 + ABOUT_SHARE))),
    last: { max: value },
  };
  return { unit, range: ranges[side], next };
}

function ageRange(years: number, side: Bound | undefined, thisYear: number): Range {
  return side === 'min' || side === 'before' ? { max: thisYear - years } : { min: thisYear - years };
}

/** A figure without a word about it: a price or a distance is a greatest one, others are exact. */
function alone(unit: Unit, value: number, next: number): Read {
  if (unit === 'price' || unit === 'km' || unit === 'week' || unit === 'fortnight' || unit === 'month')
    return { unit, range: { max: value }, next };
  return { unit, range: { min: value, max: value }, exact: value, next };
}

const NOUNS: Readonly<Partial<Record<Unit, string>>> = {
  seats: 'seats',
  doors: 'doors',
  cylinders: 'cylinders',
};

function meaningOf({ unit, range, exact, measure }: Read, lexicon: StockLexicon): Meaning | undefined {
  const { min, max } = range;
  if (measure) return measureMeaning(measure, range, lexicon);
  if (unit === 'week' || unit === 'fortnight' || unit === 'month')
    return paymentOf(unit, max ?? min ?? 0, lexicon);
  if (unit === 'seats' || unit === 'doors' || unit === 'cylinders') {
    if (!lexicon.has(unit)) return undefined;
    if (exact !== undefined)
      return { field: unit, label: `${exact} ${NOUNS[unit]}`, filter: `${unit} = ${exact}` };
    const words = min === undefined ? `${max} ${NOUNS[unit]} or fewer` : `${min} ${NOUNS[unit]} or more`;
    return { field: unit, label: words, filter: isBetween(unit, range) };
  }
  if (unit !== 'price' && unit !== 'km' && unit !== 'year') return undefined;
  if (!lexicon.has(unit === 'price' ? 'price_range' : unit)) return undefined;
  const label = exact === undefined ? rangeWords({ unit: UNITS[unit] }, range) : String(exact);
  return { field: unit, label, filter: isBetween(unit, range), range: { field: unit, ...range } };
}

const UNITS = { price: 'dollars', km: 'kilometres', year: 'year' } as const satisfies Record<
  string,
  keyof typeof FIGURES
>;

/** A budget a week: the stock's own weekly prices where it has them, else the price that it pays for by a rule its label says. */
function paymentOf(
  unit: 'week' | 'fortnight' | 'month',
  amount: number,
  lexicon: StockLexicon,
): Meaning | undefined {
  const weekly = unit === 'week' ? amount : unit === 'fortnight' ? amount / 2 : amount / WEEKS_A_MONTH;
  const said = `${formatDollars(amount)} a ${unit}`;
  if (lexicon.weekly) {
    const range = { field: lexicon.weekly, max: Math.floor(weekly) };
    return { field: 'payment', label: `Up to ${said}`, filter: isBetween(lexicon.weekly, range), range };
  }
  if (!lexicon.has('price_range')) return undefined;
  const max = Math.round(weekly * PRICE_FOR_A_WEEKLY_DOLLAR);
  const range = { field: 'price', max } as const;
  return {
    field: 'payment',
    label: `Up to ${formatDollars(max)}, from ${said}`,
    filter: isBetween('price', range),
    range,
  };
}

/** 'V8' is of cylinders and 'MY18' of years. */
function readJoined(
  letters: string,
  value: number,
  next: number,
  lexicon: StockLexicon,
  thisYear: number,
): FiguresRead | undefined {
  const year = value < 100 ? 2000 + value : value;
  if (letters === 'v') {
    const read = { unit: 'cylinders', range: { min: value, max: value }, exact: value, next } as const;
    const meaning = value <= 16 ? meaningOf(read, lexicon) : undefined;
    return meaning && { meaning: { ...meaning, label: `V${value}` }, next };
  }
  const meaning = isYear(year, thisYear)
    ? meaningOf({ unit: 'year', range: { min: year, max: year }, exact: year, next }, lexicon)
    : undefined;
  return meaning && { meaning, next };
}
