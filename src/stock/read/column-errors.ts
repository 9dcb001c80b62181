import { nearestWord } from '../../tenant/nearest-word.ts';
import { FeedError } from '../feed/feed-error.ts';
import type { MapField } from './map-fields.ts';

const MAX_COLUMNS_SHOWN = 40;
const MAX_COLUMN_SHOWN_LENGTH = 60;

function listed(names: readonly string[]): string {
  const more = names.length - MAX_COLUMNS_SHOWN;
  const shown = names.slice(0, MAX_COLUMNS_SHOWN).map((name) => name.slice(0, MAX_COLUMN_SHOWN_LENGTH));
  return `The feed's columns: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** What to do about a feed that seems to have one column only, whose name holds the mark that divides its cells. */
function delimiterHint(names: readonly string[]): string | undefined {
  const mark = names.length === 1 ? /[;\t|,]/.exec(names[0] ?? '')?.[0] : undefined;
  return mark && `Set feed.delimiter to '${mark === '\t' ? '\\t' : mark}'.`;
}

/** Values of records that are hardly names of columns: years, prices, addresses. */
const OF_RECORDS = /^(?:(?:19|20)\d\d|\$?[\d,]{4,}(?:\.\d+)?|https?:\/\/.*)$/i;
const MIN_OF_RECORDS = 2;

/** Way out for a table whose first line is a record, or whose columns have nothing but spaces between them. */
function headerHint(names: readonly string[]): string | undefined {
  if (names.length === 1 && /\S {2,}\S/.test(names[0] ?? ''))
    return 'Its columns are divided by spaces, which is not read: ask for the feed as CSV.';
  const isRecord = names.filter((name) => OF_RECORDS.test(name)).length >= MIN_OF_RECORDS;
  return isRecord
    ? 'Its first line is a record: it needs a line above that names the columns, such as Stock No,Make,Model,Year,Price.'
    : undefined;
}

const NO_COLUMNS =
  'no record of the feed has any: expected records such as {"make": "…", "model": "…"}. Set feed.records_at to the ' +
  'place of the list, or ask for the feed again.';

/** A column that a setting names and the feed does not have; names the nearest one, or the delimiter to set. */
export function missingColumn(setting: string, source: string, names: readonly string[]): FeedError {
  const start = `${setting} names the column '${source}', which the feed does not have.`;
  if (names.length === 0) return new FeedError('unreadable', `${start} The feed's columns: ${NO_COLUMNS}`);
  const nearest = nearestWord(source, names);
  const wayOut =
    headerHint(names) ?? delimiterHint(names) ?? (nearest ? `Did you mean '${nearest}'?` : undefined);
  return new FeedError('unreadable', [start, wayOut, listed(names)].filter(Boolean).join(' '));
}

/** A column that every feed of the map must have and this one has not. */
export function noColumn(missing: MapField | string, names: readonly string[]): FeedError {
  const wayOut =
    headerHint(names) ??
    delimiterHint(names) ??
    'Name the column in feed.columns, or choose another feed.map.';
  return new FeedError('unreadable', `The feed has no column '${missing}'. ${wayOut} ${listed(names)}`);
}
