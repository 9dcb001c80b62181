import { nearestWord } from '../../tenant/nearest-word.ts';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { missingColumn, noColumn } from './column-errors.ts';
import { FeedError } from '../feed/feed-error.ts';
import type { FeedRecord } from '../feed/feed-record.ts';
import { FeedColumns } from './feed-columns.ts';
import type { ReadField } from './feed-columns.ts';
import { isNothing } from './is-nothing.ts';
import { isPassedOver } from './passed-over.ts';
import { isMapField, MAP_FIELDS } from './map-fields.ts';
import type { MapField, RawVehicle } from './map-fields.ts';
import type { ColumnMap, FieldSource } from './column-map.ts';
import { isSaleField, NEVER } from './sale-flags.ts';
import { titleSplitter } from './split-title.ts';

type Overrides = Pick<FeedSettings, 'columns' | 'values' | 'defaults' | 'title'>;

function fieldNamed(word: string, setting: string): MapField {
  if (isMapField(word)) return word;
  const nearest = nearestWord(word, MAP_FIELDS);
  const wayOut = nearest ? `Write ${nearest}` : 'docs/feed-fields.md lists the fields';
  throw new FeedError('unreadable', `feed.${setting}.${word} is no field of a vehicle. ${wayOut}.`);
}

/** Fields that have what is in all of their columns, in order: of another field the first column counts that has something. */
const GATHERED: ReadonlySet<string> = new Set<MapField>(['images']);

function gathered(readers: readonly ReadField[], record: FeedRecord): unknown {
  const values = readers.flatMap((read) => read(record)).filter((value) => !isNothing(value));
  return values.length > 0 ? values : undefined;
}

function saleCells(field: string, readers: readonly ReadField[], record: FeedRecord): unknown {
  const cells = readers.map((read) => read(record));
  const said = field === 'for_sale_from' ? cells.map((cell) => (isNothing(cell) ? NEVER : cell)) : cells;
  const filled = said.filter((cell) => !isNothing(cell));
  return filled.length > 0 ? filled : undefined;
}

function readerOf(field: string, source: FieldSource, columns: FeedColumns): ReadField | undefined {
  if (typeof source === 'function') return source;
  const names = typeof source === 'string' ? [source] : source;
  const readers = names.map((name) => columns.reader(name)).filter((reader) => reader !== undefined);
  // What each column says is judged by itself, so that a list in one cell stays a list.
  if (isSaleField(field) && readers.length > 0) return (record) => saleCells(field, readers, record);
  if (readers.length < 2) return readers[0];
  if (GATHERED.has(field)) return (record) => gathered(readers, record);
  return (record) => {
    for (const reader of readers) {
      const value = reader(record);
      if (!isPassedOver(field, value)) return value;
    }
    return undefined;
  };
}

/** The reader of a field whose column the tenant names, or names several of. Throws FeedError for one that is not there. */
function ownReader(
  field: MapField,
  source: string | readonly string[],
  columns: FeedColumns,
): ReadField | undefined {
  const names = typeof source === 'string' ? [source] : source;
  const missing = names.find((name) => !columns.reader(name));
  if (missing !== undefined) throw missingColumn(`feed.columns.${field}`, missing, columns.names);
  return readerOf(field, source, columns);
}

function withWords(read: ReadField, words: Readonly<Record<string, string>>): ReadField {
  const ours = new Map(Object.entries(words).map(([theirs, our]) => [theirs.trim().toLowerCase(), our]));
  const translate = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(translate);
    return (
      ours.get(
        String(value ?? '')
          .trim()
          .toLowerCase(),
      ) ?? value
    );
  };
  return (record) => translate(read(record));
}

/** Adds readers of make, model and, where there is no other, year out of the column that `feed.title` names, where `feed.columns` has no own for them. */
function readTitle(
  { title, columns: own }: Overrides,
  readers: Map<MapField, ReadField>,
  columns: FeedColumns,
): void {
  if (!title) return;
  const read = columns.reader(title.column);
  if (!read) throw missingColumn('feed.title.column', title.column, columns.names);
  const split = titleSplitter(title.makes);
  for (const field of ['make', 'model'] as const) {
    if (!own[field]) readers.set(field, (record) => split(read(record))?.[field]);
  }
  const year = own['year'] === '' ? undefined : readers.get('year');
  if (own['year'] !== '')
    readers.set('year', (record) => {
      const said = year?.(record);
      return isNothing(said) ? split(read(record))?.year : said;
    });
}

/** Throws when make and model are one column as it is: every vehicle would be a 'BMW G310GS BMW G310GS'. */
function requireTwoColumns({ columns, values }: Overrides): void {
  const { make, model } = columns;
  if (typeof make !== 'string' || make === '' || make !== model || values['make'] || values['model']) return;
  throw new FeedError(
    'unreadable',
    `feed.columns.make and feed.columns.model both name the column '${make}', so that every make would also be its ` +
      'model. Name a column for each, or the column in feed.title, which divides it at the make.',
  );
}

/** What every vehicle has. */
const NEEDED: readonly MapField[] = ['make', 'model'];

/** Throws when the feed has no column for what every vehicle needs: most often the delimiter is wrong then. */
function requireColumns(
  map: ColumnMap,
  readers: ReadonlyMap<MapField, ReadField>,
  defaults: FeedSettings['defaults'],
  columns: FeedColumns,
  needed: readonly MapField[],
): void {
  if (columns.names.length === 0) return;
  const fields = needed.filter((field) => !readers.has(field) && !(field in defaults));
  const [missing] = [...fields, ...(map.identityColumns ?? []).filter((name) => !columns.find(name))];
  if (missing === undefined) return;
  throw noColumn(missing, columns.names);
}

/**
 * How records of a feed with these columns become raw vehicles: the map's sources, over them the tenant's columns, words
 * and defaults. Throws FeedError for a field or a column that does not exist, and without a column for a `needed` field.
 */
export function recordMapper(
  map: ColumnMap,
  overrides: Overrides,
  columnNames: readonly string[],
  needed: readonly MapField[] = NEEDED,
): (record: FeedRecord) => RawVehicle {
  const columns = new FeedColumns(columnNames);
  const readers = new Map<MapField, ReadField>();
  for (const [word, source] of Object.entries(map.fields)) {
    const reader = readerOf(word, source, columns);
    if (reader && isMapField(word)) readers.set(word, reader);
  }
  for (const [word, source] of Object.entries(overrides.columns)) {
    const field = fieldNamed(word, 'columns');
    if (source === '') {
      readers.delete(field);
      continue;
    }
    const reader = ownReader(field, source, columns);
    if (reader) readers.set(field, reader);
  }
  readTitle(overrides, readers, columns);
  for (const [word, words] of Object.entries(overrides.values)) {
    const field = fieldNamed(word, 'values');
    const reader = readers.get(field);
    if (reader) readers.set(field, withWords(reader, words));
  }
  requireTwoColumns(overrides);
  requireColumns(map, readers, overrides.defaults, columns, needed);
  const defaults = Object.entries(overrides.defaults).map(
    ([word, value]) => [fieldNamed(word, 'defaults'), value] as const,
  );
  return (record) => {
    const raw: RawVehicle = {};
    for (const [field, read] of readers) {
      const value = read(record);
      if (!isNothing(value)) raw[field] = value;
    }
    for (const [field, value] of defaults) raw[field] ??= value;
    return raw;
  };
}
