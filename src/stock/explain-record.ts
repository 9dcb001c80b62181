import type { FeedSettings } from '../tenant/feed-settings.ts';
import { contentNumbers } from './history/content-numbers.ts';
import type { ParsedFeed } from './feed/feed-record.ts';
import type { ColumnMap } from './read/column-map.ts';
import { FeedColumns } from './read/feed-columns.ts';
import { fieldSources } from './read/field-sources.ts';
import { isNothing } from './read/is-nothing.ts';
import { isPassedOver } from './read/passed-over.ts';
import { MAP_FIELDS, type MapField } from './read/map-fields.ts';
import type { SecondaryReading } from './secondary/known-vehicles.ts';
import { recordMapper } from './read/map-record.ts';
import { toVehicle, type ReadingContext } from './read/to-vehicle.ts';
import type { VehicleDraft } from './read/vehicle-draft.ts';

/** How one field of one record was read. */
export type ExplainedField = {
  field: string;
  /** What the site shows, in its units; undefined where nothing came of it. */
  value: unknown;
  /** The column it came from, or what else it was made of. */
  from: string;
  /** As the feed has it. */
  written: unknown;
  /** What was put right or left out. */
  notes: string[];
  /** The further feed that it is of; absent for the first. */
  feed?: string;
};

export type ExplainedRecord = {
  /** Its place in the feed, from 1, and the line it is on. */
  record: number;
  line: number;
  /** Year, make, model and badge, when it is a vehicle. */
  name: string | undefined;
  /** Why it is none. */
  problem: string | undefined;
  fields: ExplainedField[];
  /** The further feed that the record itself is of; absent for the first. */
  of?: string;
  /** For a record of a further feed: its vehicle, and where an earlier feed has that. */
  tells?: { name: string; line: number; feed?: string };
  /** Why a record of a further feed is left out. */
  excluded?: string;
  /** The records of further feeds that tell of it, by the line that each is on. */
  further?: { feed: string; line: number }[];
};

type Reading = Parameters<typeof recordMapper>[1] &
  ReadingContext['written'] &
  Pick<FeedSettings, 'columns' | 'title' | 'identity_columns'>;

/** Fields that are made of others, and what of. */
const MADE: Readonly<Record<string, string>> = {
  simple_fuel: 'fuel',
  simple_body: 'body',
  simple_transmission: 'trans',
  item_type: 'body, masses or make, else a car',
  car_type: 'used, where nothing says',
  status: 'sold, else in stock',
};

/** What a draft has for a field; undefined where it has nothing. */
export function valueIn(draft: VehicleDraft | undefined, field: string): unknown {
  if (!draft) return undefined;
  const all: Readonly<Record<string, unknown>> = { ...draft.variant, ...draft.caravan, ...draft };
  const value = all[field];
  if (field === 'images') return draft.images.map(({ url }) => url);
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/**
 * How the record at this place (from 1) was read, field by field: every field that a column, a default or another field
 * gives, with the value as written and as shown. Undefined when the feed has no such record. A record of a `further` feed is
 * read as readVehicles does. Throws as that does.
 */
export function explainRecord(
  feed: ParsedFeed,
  map: ColumnMap,
  settings: Reading,
  context: Omit<ReadingContext, 'written'>,
  place: number,
  secondary?: SecondaryReading,
): ExplainedRecord | undefined {
  const record = feed.records[place - 1];
  if (!record) return undefined;
  const { line, fields, problem, aside } = record;
  if (!fields) return { record: place, line, name: undefined, problem: aside ?? problem.reason, fields: [] };
  const raw = recordMapper(map, settings, feed.columns, secondary?.adds === false ? [] : undefined)(fields);
  const identity =
    settings.identity_columns.length > 0 ? settings.identity_columns : (map.identityColumns ?? []);
  const good = feed.records.flatMap((each) =>
    each.fields ? [{ line: each.line, fields: each.fields }] : [],
  );
  const number = identity.length > 0 ? contentNumbers(good, identity).get(line) : undefined;
  const isMadeNumber = number !== undefined && raw.stocknum === undefined;
  if (isMadeNumber) raw.stocknum = number;
  secondary?.known.introduce(raw);
  const read = toVehicle(raw, { ...context, written: settings });
  const sources = fieldSources(map, settings, feed.columns);
  const columns = new FeedColumns(feed.columns);
  const from = (field: MapField): string => {
    if (field === 'stocknum' && isMadeNumber) return `made of ${identity.join(', ')}`;
    const source = sources.get(field);
    const written = source?.columns.some((name) => !isNothing(columns.reader(name)?.(fields)));
    if (source && (written || source.columns.length === 0)) return source.words;
    return field in settings.defaults ? 'feed.defaults' : (MADE[field] ?? 'made here');
  };
  const asWritten = (field: MapField): unknown => {
    const cells = sources.get(field)?.columns.map((name) => columns.reader(name)?.(fields)) ?? [];
    const isLeft = (cell: unknown): boolean =>
      cells.length > 1 ? isPassedOver(field, cell) : isNothing(cell);
    return cells.find((cell) => !isLeft(cell)) ?? raw[field];
  };
  const shown = MAP_FIELDS.flatMap((field): ExplainedField[] => {
    const value = valueIn(read.draft, field);
    const written = raw[field] === undefined ? undefined : asWritten(field);
    if (written === undefined && !(field in MADE && value !== undefined)) return [];
    const notes = read.notes.warnings.flatMap((warning) =>
      warning.startsWith(`${field}: `) ? [warning.slice(field.length + 2)] : [],
    );
    return [{ field, value, from: from(field), written, notes }];
  });
  return {
    record: place,
    line,
    name: read.draft?.name,
    problem: read.problem && `${read.problem.field}: ${read.problem.reason}`,
    fields: shown,
  };
}
