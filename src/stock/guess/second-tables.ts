import { nameMatches } from './name-match.ts';
import type { FeedRecord, ParsedFeed } from '../feed/feed-record.ts';

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Least names of columns in a line that names them again. */
const MIN_NAMES = 3;
const MIN_SURE = 0.8;

/** The column of the first table that a name of a second one means: the same name, else one of the same field. */
function columnNamed(name: string, columns: readonly string[]): string | undefined {
  const same = columns.find((column) => folded(column) === folded(name));
  if (same !== undefined) return same;
  const [match] = nameMatches(name);
  if (!match || match.sureness < MIN_SURE) return undefined;
  return columns.find((column) => nameMatches(column)[0]?.field === match.field);
}

/** The columns that a line names, in their places, as the first table calls them; undefined for a line that is a record. */
function otherOrder(fields: FeedRecord, columns: readonly string[]): (string | undefined)[] | undefined {
  const cells = columns.map((column) => fields[column]);
  const names: string[] = [];
  // Most records have a figure in one of their first cells, and go no further.
  for (const cell of cells) {
    if (typeof cell !== 'string' || /^\W*\d|:\/\//.test(cell)) return undefined;
    if (cell.trim() !== '') names.push(cell.trim());
  }
  if (names.length < MIN_NAMES || new Set(names).size < names.length) return undefined;
  const exact = names.filter((name) => columns.some((column) => folded(column) === folded(name)));
  if (exact.length < 2) return undefined;
  if (names.filter((name) => columnNamed(name, columns) !== undefined).length <= names.length / 2)
    return undefined;
  return cells.map((cell) => {
    const name = String(cell).trim();
    return name === '' ? undefined : (columnNamed(name, columns) ?? name);
  });
}

/**
 * A feed whose lines below a second line of column names are read by that one, where its columns are in another order or have other
 * names; the line itself becomes the names of the first again. Lists for used and for demo vehicles are put together so.
 */
export function withSecondTables<Feed extends ParsedFeed>(feed: Feed): Feed {
  const { columns } = feed;
  const added = new Set<string>();
  let order: (string | undefined)[] | undefined;
  const records = feed.records.map((record) => {
    if (!record.fields) return record;
    const { fields } = record;
    const again = otherOrder(fields, columns);
    if (again) {
      order = again.every((column, at) => column === undefined || column === columns[at]) ? undefined : again;
      return { ...record, fields: Object.fromEntries(columns.map((column) => [column, column])) };
    }
    if (!order) return record;
    const moved: Record<string, unknown> = Object.fromEntries(columns.map((column) => [column, '']));
    for (const [at, to] of order.entries()) {
      if (to === undefined) continue;
      moved[to] = fields[columns[at]!];
      if (!columns.includes(to)) added.add(to);
    }
    return { ...record, fields: moved };
  });
  return { ...feed, records, columns: [...columns, ...added] };
}
