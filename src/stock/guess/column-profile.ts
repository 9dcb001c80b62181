import { isJsonObject } from '../../domain/text/json-object.ts';
import type { FeedRecord } from '../feed/feed-record.ts';
import { isNothing } from '../read/is-nothing.ts';

/** One column of a feed, or a path into it, with what it holds. */
export type ColumnProfile = {
  /** As `feed.columns` names it; 'Photo *' for columns that differ by a number alone. */
  path: string;
  /** What records have there, as text, without those that have nothing; of a list each member. */
  values: string[];
  /** Share of records that have something, 0 to 1. */
  filled: number;
};

/** Levels below a column that are looked at. */
const DEEPEST_PATH = 4;
/** A path that lists of different things make; beyond so many, a record is a document. */
const MOST_PATHS = 400;

type Values = Map<string, { values: string[]; records: Set<number> }>;

function add(found: Values, path: string, value: unknown, record: number): void {
  if (isNothing(value) || (!found.has(path) && found.size >= MOST_PATHS)) return;
  const entry = found.get(path) ?? { values: [], records: new Set() };
  entry.values.push(String(value).trim());
  entry.records.add(record);
  found.set(path, entry);
}

function walk(found: Values, path: string, value: unknown, record: number): void {
  if (path.split('.').length > DEEPEST_PATH + 1) return;
  if (Array.isArray(value)) for (const member of value) walk(found, path, member, record);
  else if (isJsonObject(value))
    for (const [key, member] of Object.entries(value)) walk(found, `${path}.${key}`, member, record);
  else add(found, path, value, record);
}

/** Columns that differ by a number alone as one, named with a star: 'Photo 1', 'Photo 2' are 'Photo *'. */
function starred(columns: readonly string[]): Map<string, string> {
  const groups = Map.groupBy(
    columns.filter((name) => /\d/.test(name)),
    (name) => name.replace(/\d+(?=\D*$)/, '*'),
  );
  return new Map(
    [...groups].flatMap(([star, names]) =>
      names.length > 1 ? names.map((name) => [name, star] as const) : [],
    ),
  );
}

/** Every column and nested path of these records with its values, in the feed's order. */
export function columnProfiles(records: readonly FeedRecord[], columns: readonly string[]): ColumnProfile[] {
  const found: Values = new Map();
  const stars = starred(columns);
  records.forEach((record, at) => {
    for (const column of columns) walk(found, stars.get(column) ?? column, record[column], at);
  });
  const empty = columns.filter((column) => ![...found.keys()].some((path) => path.split('.')[0] === column));
  return [
    ...[...found].map(([path, { values, records: having }]) => ({
      path,
      values,
      filled: having.size / Math.max(1, records.length),
    })),
    ...empty
      .filter((column) => !stars.has(column) && !found.has(column))
      .map((path) => ({ path, values: [], filled: 0 })),
  ];
}
