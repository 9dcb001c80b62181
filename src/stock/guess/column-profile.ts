import { isJsonObject } from '../../domain/text/json-object.ts';
import type { FeedRecord } from '../feed/feed-record.ts';
import { isNothing } from '../read/is-nothing.ts';
import type { GuessedField } from './column-names.ts';
import { nameMatches } from './name-match.ts';
import { valueFitAlone } from './value-fit.ts';

/** One column of a feed, or a path into it, with what it holds. */
export type ColumnProfile = {
  /** As `feed.columns` names it; 'Photo *' for columns that differ by a number alone. */
  path: string;
  /** What records have there, as text, without those that have nothing; of a list each member. */
  values: string[];
  /** Share of records that have something, 0 to 1. */
  filled: number;
  /** Share of the records that have something which have several things: photos, or prices of several kinds. */
  several: number;
};

/** Fields of which a record may have several values. */
export const LIST_FIELDS: ReadonlySet<GuessedField> = new Set<GuessedField>([
  'images',
  'standardEquipment',
  'dealercomments',
  'categories',
  'filtered_features',
]);

/** Levels below a column that are looked at. */
const DEEPEST_PATH = 4;
/** A path that lists of different things make; beyond so many, a record is a document. */
const MAX_PATHS = 400;

type Held = { values: string[]; records: Map<number, number> };
type Values = Map<string, Held>;

function add(found: Values, path: string, value: unknown, record: number): void {
  if (isNothing(value) || (!found.has(path) && found.size >= MAX_PATHS)) return;
  const entry: Held = found.get(path) ?? { values: [], records: new Map() };
  entry.values.push(String(value).trim());
  entry.records.set(record, (entry.records.get(record) ?? 0) + 1);
  found.set(path, entry);
}

/** Names under which a member of a list says what it is of, and those under which it has that. */
const SAYS_WHAT = /^(type|kind|name|label|key|code|field|attribute|title|propertyid|pricetype|price_type)$/i;
const HAS_IT = /^(value|amount|text|price|content|val|data)$/i;
/** Longest word and fewest words by which members of a list differ. */
const MAX_WORD_LENGTH = 40;

/** The members of a list that say what they are of, each with the path that selects it; undefined for any other list. */
function selected(path: string, members: readonly unknown[]): { path: string; value: unknown }[] | undefined {
  const found = members.flatMap((member) => {
    if (!isJsonObject(member)) return [];
    const names = Object.keys(member);
    const key = names.find((name) => SAYS_WHAT.test(name));
    const at = names.find((name) => HAS_IT.test(name));
    const word = key === undefined ? undefined : member[key];
    const isWord = typeof word === 'string' && word.length <= MAX_WORD_LENGTH && /^[^.[\]=]+$/.test(word);
    return isWord && at !== undefined
      ? [{ path: `${path}[${key}=${word.trim()}].${at}`, value: member[at] }]
      : [];
  });
  const paths = new Set(found.map((each) => each.path));
  return found.length === members.length && found.length > 1 && paths.size === found.length
    ? found
    : undefined;
}

function walk(found: Values, path: string, value: unknown, record: number): void {
  if (path.split('.').length > DEEPEST_PATH + 1) return;
  const parts = Array.isArray(value) ? selected(path, value) : undefined;
  if (parts) for (const part of parts) walk(found, part.path, part.value, record);
  else if (Array.isArray(value)) for (const member of value) walk(found, path, member, record);
  else if (isJsonObject(value))
    for (const [key, member] of Object.entries(value)) walk(found, `${path}.${key}`, member, record);
  else add(found, path, value, record);
}

/** True if a name is of a field that is a list. */
const isOfList = (name: string): boolean => nameMatches(name).some(({ field }) => LIST_FIELDS.has(field));

/**
 * Columns of lists that differ by a number alone as one, named with a star: 'Photo 1', 'Photo 2' are 'Photo *'. 'Price 1' and
 * 'Price 2' are two prices.
 */
function starred(columns: readonly string[], records: readonly FeedRecord[]): Map<string, string> {
  const isPictures = (names: readonly string[]): boolean => {
    const values = records
      .flatMap((record) => names.map((name) => record[name]))
      .filter((value) => !isNothing(value));
    return values.length > 0 && (valueFitAlone('images', values.map(String)) ?? 0) > 0.9;
  };
  const groups = Map.groupBy(
    columns.filter((name) => /\d/.test(name)),
    (name) => name.replace(/\d+(?=\D*$)/, '*'),
  );
  return new Map(
    [...groups].flatMap(([star, names]) =>
      names.length > 1 && (isOfList(star.replace('*', '')) || isPictures(names))
        ? names.map((name) => [name, star] as const)
        : [],
    ),
  );
}

/** Columns that say what others with their number are of: 'Attribute 1 name' beside 'Attribute 1 value(s)'. */
function pairedColumns(columns: readonly string[]): { says: string; has: string; at: string }[] {
  return columns.flatMap((says) => {
    const [, before, number, word] = /^(.*?)(\d+)\W*(\D+)$/.exec(says) ?? [];
    if (before === undefined || number === undefined || !SAYS_WHAT.test(word ?? '')) return [];
    const has = columns.find(
      (each) =>
        each.startsWith(`${before}${number}`) &&
        /^\W*(value|values|value\(s\)|text)$/i.test(each.slice(before.length + number.length)),
    );
    const starred = (name: string): string => `${before}*${name.slice(before.length + number.length)}`;
    return has === undefined ? [] : [{ says, has, at: `${starred(has)}[${starred(says)}=` }];
  });
}

/** Every column and nested path of these records with its values, in the feed's order. */
export function columnProfiles(records: readonly FeedRecord[], all: readonly string[]): ColumnProfile[] {
  const found: Values = new Map();
  const pairs = pairedColumns(all);
  const paired = new Set(pairs.flatMap(({ says, has }) => [says, has]));
  const columns = all.filter((column) => !paired.has(column));
  const stars = starred(columns, records);
  records.forEach((record, at) => {
    for (const { says, has, at: path } of pairs) {
      const word = String(record[says] ?? '').trim();
      if (/^[^.[\]=]+$/.test(word)) walk(found, `${path}${word}]`, record[has], at);
    }
    for (const column of columns) walk(found, stars.get(column) ?? column, record[column], at);
  });
  const top = (path: string): string => (path.split('.')[0] ?? '').replace(/\[.*$/, '');
  const empty = columns.filter(
    (column) => ![...found.keys()].some((path) => top(path) === column || path === column),
  );
  return [
    ...[...found].map(([path, { values, records: having }]) => ({
      path,
      values,
      filled: having.size / Math.max(1, records.length),
      several: [...having.values()].filter((count) => count > 1).length / Math.max(1, having.size),
    })),
    ...empty
      .filter((column) => !stars.has(column) && !found.has(column))
      .map((path) => ({ path, values: [], filled: 0, several: 0 })),
  ];
}
