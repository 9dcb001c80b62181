import type { FeedRecord } from '../feed/feed-record.ts';
import { isNothing } from '../read/is-nothing.ts';
import { orderColumn } from '../feed/said-order.ts';
import type { GuessedField } from './column-names.ts';
import { nameMatches } from './name-match.ts';
import { valueFit } from './value-fit.ts';

/** A feed with a line for each photo: what its lines are known by, what puts them in order, and the first line of each vehicle. */
export type LinesOfPhotos = { key: string; order: string | undefined; firsts: FeedRecord[] };

/** What lines of one vehicle are known by, the surest first. */
const KNOWN_BY: readonly GuessedField[] = ['stocknum', 'vin', 'id', 'regplate'];
/** What cannot differ on the lines of one vehicle. */
const SAME: ReadonlySet<GuessedField> = new Set<GuessedField>([
  'vin',
  'make',
  'model',
  'year',
  'km',
  'price',
]);
/** Fewest lines that a vehicle has on average, and least share of vehicles of which this must be so. */
const MIN_LINES = 1.2;
const MIN_SHARE = 0.9;
const MIN_FIT = 0.5;

const fieldOf = (column: string): GuessedField | undefined => nameMatches(column)[0]?.field;
const cell = (record: FeedRecord, column: string): string =>
  isNothing(record[column]) ? '' : JSON.stringify(record[column]);

/** True if lines have a photo each and differ in nothing that one vehicle has once. */
function areOfOne(lines: readonly FeedRecord[], image: string, same: readonly string[]): boolean {
  const photos = lines.map((line) => cell(line, image)).filter((photo) => photo !== '');
  return (
    new Set(photos).size === photos.length &&
    photos.length > 1 &&
    same.every((column) => new Set(lines.map((line) => cell(line, column))).size === 1)
  );
}

/**
 * Tells a feed with a line for each photo from a feed of vehicles: the number of a vehicle comes again, each time with another photo and
 * with the same make, price and the like. Undefined for a feed with a line for each vehicle.
 */
export function linesOfPhotos(
  records: readonly FeedRecord[],
  columns: readonly string[],
): LinesOfPhotos | undefined {
  const order = orderColumn(columns);
  const image = columns.find((column) => {
    if (!nameMatches(column).some(({ field }) => field === 'images')) return false;
    const values = records.map((record) => record[column]).filter((value) => typeof value === 'string');
    return (valueFit('images', values) ?? 0) >= MIN_FIT;
  });
  if (image === undefined) return undefined;
  const keys = columns.filter((column) => column !== order && KNOWN_BY.includes(fieldOf(column) ?? 'title'));
  const rank = (column: string): number => KNOWN_BY.indexOf(fieldOf(column) ?? 'title');
  for (const key of keys.toSorted((a, b) => rank(a) - rank(b))) {
    const groups = Map.groupBy(records, (record) => cell(record, key));
    groups.delete('');
    const lines = [...groups.values()].reduce((sum, { length }) => sum + length, 0);
    if (groups.size === 0 || lines / groups.size < MIN_LINES) continue;
    const same = columns.filter((column) => column !== key && SAME.has(fieldOf(column) ?? 'title'));
    const several = [...groups.values()].filter(({ length }) => length > 1);
    const ofOne = several.filter((group) => areOfOne(group, image, same));
    if (ofOne.length < several.length * MIN_SHARE) continue;
    return { key, order, firsts: [...groups.values()].flatMap((group) => group.slice(0, 1)) };
  }
  return undefined;
}
