import type { SearchHit } from '../search/card-from-hit.ts';
import { formatKilometres } from '../text/format.ts';
import { facetWord } from '../search/facets.ts';

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

const ROWS: readonly (readonly [label: string, of: (hit: SearchHit) => string])[] = [
  ['Condition', (hit) => facetWord('car_type', text('car_type')(hit))],
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
  ['Colour', text('colour')],
  ['Where', (hit) => [text('city')(hit), text('state')(hit)].filter(Boolean).join(', ')],
];

/** The lines of a comparison of cars side by side (spec A3); a line that no car has a word for is left out. */
export function comparisonRows(hits: readonly SearchHit[]): ComparisonRow[] {
  return ROWS.map(([label, of]) => {
    const values = hits.map(of);
    return { label, values, differs: new Set(values).size > 1 };
  }).filter(({ values }) => values.some((value) => value !== ''));
}
