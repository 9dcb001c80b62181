import type { SearchHit } from '../search/card-from-hit.ts';
import { formatCount, formatKilometres } from '../text/format.ts';
import { CAR_TYPE_WORDS, PRICE_TYPES, type PriceType } from '../vehicle/vehicle-words.ts';
import { facetWord } from '../search/facet.ts';

/** One line of a comparison: what it is about, each car's word for it ('' where it says none), and whether they differ. */
export type ComparisonRow = { label: string; values: string[]; differs: boolean };

const text =
  (name: string) =>
  (hit: SearchHit): string => {
    const value = hit[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
const written =
  (name: string, write: (value: number) => string) =>
  (hit: SearchHit): string => {
    const value = hit[name];
    return typeof value === 'number' && value > 0 ? write(value) : '';
  };

/** What is known of a vehicle beside the stock's answer: the specifications of its page by label, and what prices include. */
export type ComparisonFacts = {
  /** Of each vehicle, in the order of the hits. */
  specifications?: readonly (ReadonlyMap<string, string> | undefined)[];
  /** Years of the maker's warranty on a new vehicle, by the name of the make. */
  warrantyYears?: Readonly<Record<string, number>>;
  /** The dealer's sentence for each kind of price. */
  priceNotes?: Readonly<Partial<Record<PriceType, string>>>;
};

/** The specifications that vehicles are compared by, as their pages label them (spec A11, V6). */
export const COMPARED_SPECIFICATIONS = [
  'Power',
  'Fuel consumption, combined',
  'Energy consumption',
  'Electric range',
  'Towing capacity, braked',
  'ANCAP rating',
] as const;

const ROWS: readonly (readonly [label: string, of: (hit: SearchHit) => string])[] = [
  ['Condition', (hit) => facetWord({ words: CAR_TYPE_WORDS }, text('car_type')(hit))],
  ['Year', text('year')],
  ['Kilometres', written('km', formatKilometres)],
  ['Badge', text('badge')],
  ['Body type', text('body')],
  ['Transmission', text('transmission')],
  ['Fuel', text('fuel')],
  ['Drive', text('drive')],
  ['Engine', text('engine')],
  ['Seats', text('seats')],
  ['Sleeps', text('sleeps')],
  ['Length', written('length', (millimetres) => `${(millimetres / 1000).toFixed(1)} m`)],
  ['ATM', written('trailer_mass', (kilograms) => `${formatCount(kilograms)} kg`)],
  ['Colour', text('colour')],
  ['Location', (hit) => [text('city')(hit), text('state')(hit)].filter(Boolean).join(', ')],
];

/**
 * The lines of a comparison of cars side by side (spec A3, A11), those in which they differ first; a line that no car has a
 * word for is left out. A car that is not known (undefined) has no words, and does not make a line differ.
 */
export function comparisonRows(
  hits: readonly (SearchHit | undefined)[],
  { specifications = [], priceNotes = {}, warrantyYears = {} }: ComparisonFacts = {},
): ComparisonRow[] {
  const priceNoteOf = (hit: SearchHit): string =>
    PRICE_TYPES.flatMap((type) => (hit['price_type'] === type ? (priceNotes[type] ?? '') : []))[0] ?? '';
  /** A demonstrator has what is left of it; a used vehicle's is on its own page. */
  function warrantyOf(hit: SearchHit): string {
    const make = text('make')(hit);
    const years = Object.hasOwn(warrantyYears, make) ? warrantyYears[make] : undefined;
    const type = hit['car_type'];
    if (years === undefined || (type !== 'new' && type !== 'demo')) return '';
    const words = years === 1 ? '1 year' : `${years} years`;
    return type === 'demo' ? `Balance of ${words}` : words;
  }
  const lines: (readonly [label: string, of: (hit: SearchHit, at: number) => string])[] = [
    ['Price includes', priceNoteOf],
    ...ROWS,
    ['New vehicle warranty', warrantyOf],
    ...COMPARED_SPECIFICATIONS.map(
      (label) => [label, (_: SearchHit, at: number) => specifications[at]?.get(label) ?? ''] as const,
    ),
  ];
  const rows = lines
    .map(([label, of]) => {
      const values = hits.map((hit, at) => (hit ? of(hit, at) : ''));
      const differs = new Set(values.filter((_, at) => hits[at])).size > 1;
      return { label, values, differs };
    })
    .filter(({ values }) => values.some((value) => value !== ''));
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}
