import { withoutInvisible } from '../domain/text/invisible.ts';
import type { FeedSettings } from '../tenant/feed-settings.ts';
import { missingColumn } from './read/column-errors.ts';
import { contentNumbers } from './history/content-numbers.ts';
import { refuseContraryDates } from './read/contrary-dates.ts';
import { DateEvidence } from './read/date-evidence.ts';
import type { FeedRecord, ParsedFeed, ReadRecord } from './feed/feed-record.ts';
import { FeedColumns } from './read/feed-columns.ts';
import { FeedWarnings } from './read/feed-warnings.ts';
import { identityKey, SeenVehicles } from './history/identity.ts';
import type { SecondaryReading } from './secondary/known-vehicles.ts';
import type { RawVehicle } from './read/map-fields.ts';
import { isSheetError } from './read/is-nothing.ts';
import { recordMapper } from './read/map-record.ts';
import type { ReadDraft, RecordMemory } from './read/record-memory.ts';
import type { ColumnMap } from './read/column-map.ts';
import type { Excluded, Quarantined } from './stock-report.ts';
import { toVehicle } from './read/to-vehicle.ts';
import type { ReadingContext } from './read/to-vehicle.ts';
import { AddedRecords, recordRank, saysTheSame } from './read/added-records.ts';
import type { DraftAtLine } from './read/draft-at-line.ts';
import type { VehicleDraft } from './read/vehicle-draft.ts';

/** Where every record of a feed went, before the tenant's stock rule. */
export type ReadVehicles = {
  drafts: DraftAtLine[];
  quarantined: Quarantined[];
  excluded: Excluded[];
  /** The duplicates that tell of another vehicle than the record whose number they have. */
  contradicting: number;
  warnings: string[];
};

const TELLING = ['name', 'price', 'km', 'colour', 'vin'] as const;

/** True if two records with one number differ in what cannot differ on one vehicle listed twice. */
function isOther(draft: VehicleDraft, first: VehicleDraft | undefined): boolean {
  return first !== undefined && TELLING.some((field) => draft[field] !== first[field]);
}

/** True if a record offers its vehicle: neither sold nor held nor kept off the website. */
const isOffered = ({ status, show_on_dealer_website }: VehicleDraft): boolean =>
  show_on_dealer_website && (status === 'in_stock' || status === 'coming_soon');

/** True if a record of a vehicle counts before an earlier one: where it alone is for sale, or both are and it came in later. */
function goesBefore(draft: VehicleDraft, first: VehicleDraft): boolean {
  if (isOffered(draft) !== isOffered(first)) return isOffered(draft);
  const [later, earlier] = [draft.created_at, first.created_at];
  return isOther(draft, first) && later !== undefined && earlier !== undefined && later > earlier;
}

const NOT_HERE = 'another record of the vehicle has it for sale';

function duplicate(line: number, identity: string, earlier: number): Excluded {
  return { line, identity, reason: `duplicate of line ${earlier}`, group: 'duplicate' };
}

const goodRecords = (records: readonly ReadRecord[]) =>
  records.flatMap(({ line, fields }) => (fields ? [{ line, fields }] : []));

/** Of records of a further feed. */
const NOT_BEFORE = 'in no feed before it';
const OF_ANOTHER = 'the number of a vehicle of another make';

const HEADER_AGAIN = 'the line that names the columns, again';

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * True if most cells of a record are the names of their columns, in whatever capitals and spacing: files that were put
 * together hold their header twice.
 */
function isHeaderAgain(fields: FeedRecord): boolean {
  const names = Object.keys(fields);
  const filled = names.filter((name) => typeof fields[name] === 'string' && fields[name].trim() !== '');
  if (filled.length < 2) return false;
  // A record that differs in its first cells is none: this is asked of every record.
  const again = filled.filter((name) => folded(String(fields[name])) === folded(name));
  return again.length > 1 && again.length > filled.length / 2;
}

const OF_OTHER_DEALER = 'not of this dealer (feed.only)';

const comparable = (value: unknown): string =>
  withoutInvisible(String(value ?? ''))
    .trim()
    .toLowerCase();

/** True if a record is one of the dealer's, by `feed.only`: what it does not name is another's. */
function ownRecords(only: FeedSettings['only'], names: readonly string[]): (fields: FeedRecord) => boolean {
  const columns = new FeedColumns(names);
  const wanted = Object.entries(only).map(([column, values]) => {
    const read = columns.reader(column);
    if (!read) throw missingColumn('feed.only', column, names);
    return [read, new Set(values.map(comparable))] as const;
  });
  return (fields) => wanted.every(([read, values]) => values.has(comparable(read(fields))));
}

/** The columns that tell vehicles apart: the tenant's, else the map's. Throws FeedError for one that is not there. */
function identityColumns(
  map: ColumnMap,
  own: readonly string[],
  names: readonly string[],
): readonly string[] {
  const missing = own.find((column) => !names.includes(column));
  if (missing !== undefined) throw missingColumn('feed.identity_columns', missing, names);
  return own.length > 0 ? own : (map.identityColumns ?? []);
}

/** What a bad record can still be known by. */
function rawIdentity(raw: RawVehicle): string | undefined {
  const known = [raw.vin, raw.stocknum, raw.regplate, raw.id].find((value) => value !== undefined);
  return known === undefined ? undefined : String(known);
}

/**
 * Reads every record of a feed by a map: each is a vehicle, quarantined with its reason, or a duplicate. Throws FeedError
 * for a field or column that does not exist and for dates against `feed.date_order`. Of a `further` feed only records of
 * known vehicles are read, unless it adds vehicles. Records of one vehicle that differ in a list alone add up. `memory` has what was read of the same records before.
 */
export function readVehicles(
  feed: ParsedFeed,
  map: ColumnMap,
  settings: Pick<
    FeedSettings,
    | 'columns'
    | 'values'
    | 'defaults'
    | 'title'
    | 'units'
    | 'date_order'
    | 'identity_columns'
    | 'only'
    | 'order_by'
    | 'decimal_mark'
    | 'price_in'
  >,
  context: Omit<ReadingContext, 'written'>,
  secondary?: SecondaryReading,
  memory?: RecordMemory,
): ReadVehicles {
  const warnings = new FeedWarnings();
  const dates = new DateEvidence();
  const result: ReadVehicles = {
    drafts: [],
    quarantined: [],
    excluded: [],
    contradicting: 0,
    warnings: warnings.list,
  };
  const toRaw = recordMapper(map, settings, feed.columns, secondary?.adds === false ? [] : undefined);
  const isOwn = ownRecords(settings.only, feed.columns);
  const identity = identityColumns(map, settings.identity_columns, feed.columns);
  const made: ReadonlyMap<number, string> =
    identity.length > 0 ? contentNumbers(goodRecords(feed.records), identity) : new Map();
  const reading: ReadingContext = { ...context, written: settings };
  const seen = new SeenVehicles();
  const firstAt = new Map<number, VehicleDraft>();
  /** The lines of records that took the place of an earlier one of their vehicle, by the line of that. */
  const replaced = new Map<number, number>();
  const shownAt = (first: number): number => replaced.get(first) ?? first;
  const rankOf = recordRank(settings.order_by, feed.columns);
  const records = new AddedRecords();

  /** A record as it says itself; undefined of one that is no vehicle, which is counted. */
  function readRecord(line: number, fields: FeedRecord): ReadDraft | undefined {
    const raw = toRaw(fields);
    const number = made.get(line);
    if (number !== undefined) raw.stocknum ??= number;
    const as = secondary?.known.introduce(raw) ?? 'known';
    if (as === 'contradicting' || (as === 'unknown' && secondary?.adds === false)) {
      const group = as === 'unknown' ? NOT_BEFORE : OF_ANOTHER;
      result.excluded.push({ line, identity: rawIdentity(raw) ?? 'none', reason: group, group });
      if (as === 'contradicting') result.contradicting += 1;
      return undefined;
    }
    const { draft, problem, notes } = toVehicle(raw, reading);
    for (const [column, value] of Object.entries(fields))
      if (isSheetError(value)) notes.warn(`'${column}'`, 'an error of a spreadsheet, left out', value);
    if (draft) return { draft, notes, given: Object.keys(raw) };
    dates.add(notes.dates);
    result.quarantined.push({ line, identity: rawIdentity(raw), ...problem });
    return undefined;
  }

  for (const { line, fields, problem, aside } of feed.records) {
    if (aside !== undefined) {
      result.excluded.push({ line, identity: 'none', reason: aside, group: aside });
      continue;
    }
    if (!fields) {
      result.quarantined.push({ line, identity: undefined, ...problem });
      continue;
    }
    if (isHeaderAgain(fields)) {
      result.excluded.push({ line, identity: 'header', reason: HEADER_AGAIN, group: HEADER_AGAIN });
      continue;
    }
    if (!isOwn(fields)) {
      result.excluded.push({
        line,
        identity: 'of another dealer',
        reason: OF_OTHER_DEALER,
        group: OF_OTHER_DEALER,
      });
      continue;
    }
    const readNow = (): ReadDraft | undefined => readRecord(line, fields);
    const read = memory ? memory.readOnce(fields, made.get(line), readNow) : readNow();
    if (!read) continue;
    dates.add(read.notes.dates);
    const earlier = seen.earlierLine(line, read.draft);
    if (earlier !== undefined) {
      const first = firstAt.get(earlier);
      // A further feed may say little of a vehicle besides; in the first a record that differs is another one.
      const isMore = first && (secondary ? !isOther(read.draft, first) : saysTheSame(read.draft, first));
      if (isMore && records.add(shownAt(earlier), line, read.draft, rankOf(fields))) {
        warnings.add(read.notes, line);
        continue;
      }
      const isNewer = !secondary && first !== undefined && goesBefore(read.draft, first);
      const other = isNewer ? shownAt(earlier) : line;
      if (isNewer) {
        const at = result.drafts.findIndex((each) => each.line === other);
        result.drafts[at] = { line, draft: read.draft, given: read.given };
        firstAt.set(earlier, read.draft);
        replaced.set(earlier, line);
        records.begin(line, read.draft, rankOf(fields));
        warnings.add(read.notes, line);
      }
      const isPast = first !== undefined && isOffered(read.draft) !== isOffered(first);
      result.excluded.push(
        isPast
          ? {
              line: other,
              identity: identityKey(read.draft),
              reason: `the vehicle of line ${shownAt(earlier)}, not for sale here`,
              group: NOT_HERE,
            }
          : duplicate(other, identityKey(read.draft), shownAt(earlier)),
      );
      if (!isPast && isOther(read.draft, first)) result.contradicting += 1;
      continue;
    }
    firstAt.set(line, read.draft);
    records.begin(line, read.draft, rankOf(fields));
    result.drafts.push({ line, draft: read.draft, given: read.given });
    warnings.add(read.notes, line);
  }
  refuseContraryDates(dates, settings.date_order);
  result.drafts = result.drafts.map((each) => records.whole(each));
  return result;
}
