import type { FeedRecord } from '../feed/feed-record.ts';
import { FeedColumns } from '../read/feed-columns.ts';
import type { GuessedField } from './column-names.ts';
import type { PlacedColumn } from './place-columns.ts';

/** Fields that stay the same while a vehicle is for sale, the most telling first; price and kilometres do not. */
const STABLE: readonly GuessedField[] = [
  ...([
    'title',
    'make',
    'model',
    'badge',
    'year',
    'colour',
    'location_name',
    'city',
    'trans',
    'fuel',
    'body',
  ] as const),
  ...([
    'series',
    'engine_size',
    'engine_size_litres',
    'interior_colour',
    'build_date',
    'seats',
    'doors',
  ] as const),
];

const NUMBERS: readonly GuessedField[] = ['id', 'stocknum', 'vin', 'regplate'];

export type IdentityGuess = { columns: string[]; distinct: number };

/**
 * For a feed without any number: the fewest stable columns, most telling first, that tell its records apart, and how many
 * of the records they do. Undefined when a number is there.
 */
export function guessIdentity(
  placed: readonly PlacedColumn[],
  records: readonly FeedRecord[],
  columns: readonly string[],
): IdentityGuess | undefined {
  const hasNumber = placed.some(({ field, column }) => NUMBERS.includes(field) && column.filled > 0.5);
  if (hasNumber) return undefined;
  const reading = new FeedColumns(columns);
  const chosen: string[] = [];
  const count = (names: readonly string[]): number =>
    new Set(records.map((record) => JSON.stringify(names.map((name) => reading.reader(name)?.(record)))))
      .size;
  let distinct = 0;
  for (const field of STABLE) {
    const path = placed.find((each) => each.field === field)?.column.path;
    // A number is made of whole columns: what is nested has none of its own.
    if (path === undefined || !columns.includes(path)) continue;
    const more = count([...chosen, path]);
    if (more <= distinct) continue;
    chosen.push(path);
    distinct = more;
    if (distinct === records.length) break;
  }
  return chosen.length > 0 ? { columns: chosen, distinct } : undefined;
}
