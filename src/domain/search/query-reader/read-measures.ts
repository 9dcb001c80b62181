import type { FIGURES } from '../facet.ts';
import { figuresOf, rangeWords } from '../facet.ts';
import { isBetween } from '../filter-terms.ts';
import { type Range, rangeBetween } from '../range.ts';
import { type Bound, type Measure, MEASURED_FIELDS, type Unit } from './figure-words.ts';
import type { Meaning } from './query-piece.ts';
import type { StockLexicon } from './stock-lexicon.ts';

/** From here on a mass is in kilograms, else in tonnes. */
const KILOGRAMS = 100;
const FOOT = 304.8;
/** Millimetres by which vans are longer or shorter than the feet that they're called by. */
const NEARLY = 200;
/** Lengths below these are metres and feet. */
const [MAX_METRES, MAX_FEET] = [15, 45];
const KILOWATTS_A_HORSEPOWER = 0.7457;

type Column = {
  name: string;
  unit?: keyof typeof FIGURES;
  /** The side that is meant where none is said; `about` is as near as `tolerance` says. */
  alone: 'min' | 'max' | 'about' | 'exact';
  tolerance?: (value: number) => number;
};

const COLUMNS: Readonly<Record<Measure, Column>> = {
  towing: { name: 'Tows', unit: 'kilograms', alone: 'min' },
  atm: { name: 'ATM', unit: 'kilograms', alone: 'max' },
  tare: { name: 'Tare', unit: 'kilograms', alone: 'max' },
  gvm: { name: 'GVM', unit: 'kilograms', alone: 'max' },
  length: { name: 'Length', unit: 'millimetres', alone: 'about', tolerance: () => NEARLY },
  sleeps: { name: 'Sleeps', alone: 'exact' },
  cc: { name: 'Engine', unit: 'cc', alone: 'about', tolerance: (cc) => cc * 0.05 },
  power: { name: 'Power', unit: 'kilowatts', alone: 'min' },
  range: { name: 'Electric range', unit: 'kilometres', alone: 'min' },
};
const MASSES: readonly Unit[] = ['mass', 'towing', 'atm', 'tare', 'gvm'];

/** A figure in the unit of its column; undefined for a unit that is none of a measure. */
export function measured(
  unit: Unit,
  value: number,
  lexicon: StockLexicon,
): { measure: Measure; value: number } | undefined {
  if (MASSES.includes(unit)) {
    const kilograms = value >= KILOGRAMS ? value : value * 1000;
    // A mass of which nothing is said is the one that the law limits; cars are asked for by what they tow alone.
    const bare = (['atm', 'gvm'] as const).find((one) => lexicon.has(MEASURED_FIELDS[one]));
    const measure = unit === 'mass' ? bare : (unit as Measure);
    return measure && { measure, value: kilograms };
  }
  if (unit === 'feet') return { measure: 'length', value: value * FOOT };
  if (unit === 'metres') return { measure: 'length', value: value * 1000 };
  if (unit === 'length') {
    const scale = value < MAX_METRES ? 1000 : value < MAX_FEET ? FOOT : 1;
    return { measure: 'length', value: value * scale };
  }
  if (unit === 'litres') return { measure: 'cc', value: value * 1000 };
  if (unit === 'horsepower') return { measure: 'power', value: value * KILOWATTS_A_HORSEPOWER };
  return Object.hasOwn(COLUMNS, unit) ? { measure: unit as Measure, value } : undefined;
}

/** The range that one figure of a measure means, with the side that was said of it; `isStrict` leaves the figure itself out. */
export function measuredRange(
  measure: Measure,
  value: number,
  side: Bound | undefined,
  isStrict: boolean,
): Range {
  const { alone, tolerance = (figure) => figure * 0.1 } = COLUMNS[measure];
  const step = isStrict && measure === 'sleeps' ? 1 : 0;
  const meant = side ?? alone;
  if (meant === 'min' || meant === 'after') return { min: Math.round(value) + step };
  if (meant === 'max' || meant === 'before' || meant === 'last') return { max: Math.round(value) - step };
  const near = meant === 'exact' ? 0 : tolerance(value);
  return rangeBetween(Math.ceil(value - near), Math.floor(value + near));
}

/** What a range of a measure means to this stock: its column where it has one, of towing else a rule of use. */
export function measureMeaning(measure: Measure, range: Range, lexicon: StockLexicon): Meaning | undefined {
  const { name, unit } = COLUMNS[measure];
  const field = MEASURED_FIELDS[measure];
  const { min, max } = range;
  if (!lexicon.has(field)) return measure === 'towing' ? lexicon.towing((min ?? max ?? 0) / 1000) : undefined;
  const { write } = figuresOf({ unit });
  const words = rangeWords({ unit }, range).replace(/^(?:From|Up)\b/, (word) => word.toLowerCase());
  const isCount = measure === 'towing' || measure === 'sleeps';
  const said =
    min !== undefined && (min === max || (isCount && max === undefined))
      ? write(min) + (min === max ? '' : ' or more')
      : words;
  return { field: 'measure', label: `${name} ${said}`, filter: isBetween(field, range) };
}
