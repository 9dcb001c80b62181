import { isJsonObject } from '../../domain/text/json-object.ts';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { parseExactJson } from './exact-json.ts';
import { FeedError } from './feed-error.ts';
import { MAX_JSON, MAX_RECORD_BYTES, MAX_RECORDS } from './feed-limits.ts';
import { keyedRecords, tabularRecords } from './keyed-records.ts';
import { columnsOf } from './feed-record.ts';
import type { ParsedFeed } from './feed-record.ts';
import { partOfDocument, withoutOwnFigures } from './part-of-feed.ts';
import { recordOf, tooLong } from './parse-ndjson.ts';
import { wholeText } from './whole-text.ts';

function unreadable(shown: string, what: string): FeedError {
  return new FeedError('unreadable', `The feed ${shown} cannot be used: ${what}`);
}

/** What JSON.parse says of a text, in words: it quotes the characters it stumbled on. */
function complaint(error: unknown): string {
  const said = error instanceof Error ? error.message : '';
  if (/end of JSON|Unterminated/.test(said)) return 'it ends too early. Send the file again, whole.';
  const what = /after JSON/.test(said)
    ? 'more follows behind its first list'
    : said.replace(/ is not valid JSON$/, '');
  const place = /after JSON at (position \d+(?: \(.*\))?)/.exec(said)?.[1];
  return `${what}${place === undefined ? '' : ` at ${place}`}. Ask for one list of valid JSON.`;
}

/** The records at a place of a document, and the value there that has them. */
function listAt(document: unknown, place: string, shown: string): { records: unknown[]; list: unknown } {
  let found = document;
  for (const key of place === '' ? [] : place.split('.')) {
    found = isJsonObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  const records =
    tabularRecords(found) ?? (Array.isArray(found) ? found : keyedRecords(found, place === '' ? 2 : 1));
  if (records) return { records, list: found };
  const lists = isJsonObject(document) ? listsIn(document) : [];
  const wayOut = lists.length > 0 ? ` Set feed.records_at to ${lists.join(' or ')}.` : '';
  const where =
    place === '' ? 'the document is not a list' : `there is no list at '${place}' (feed.records_at)`;
  throw unreadable(shown, `${where}.${wayOut}`);
}

/** Places of lists in a document, two levels deep, as the settings would name them. */
function listsIn(document: Readonly<Record<string, unknown>>, prefix = ''): string[] {
  return Object.entries(document).flatMap(([key, value]) => {
    if (Array.isArray(value)) return [`'${prefix}${key}'`];
    return prefix === '' && isJsonObject(value) ? listsIn(value, `${key}.`) : [];
  });
}

/**
 * The records of one JSON document, numbered by their place in the list from 1. Throws FeedError when the text is not
 * JSON or has neither a list nor records by their keys at `records_at`.
 */
export async function parseJson(
  pieces: AsyncIterable<string>,
  settings: Pick<FeedSettings, 'records_at'>,
  shown: string,
): Promise<ParsedFeed> {
  const text = await wholeText(pieces, MAX_JSON, (limit) =>
    unreadable(shown, `it is over ${limit} of JSON. Send NDJSON, one object on each line.`),
  );
  let document: unknown;
  try {
    document = parseExactJson(text);
  } catch (error) {
    throw unreadable(shown, `it is not JSON: ${complaint(error)}`);
  }
  // Only a document over the limit can hold a record over it; measuring each costs time.
  const mayBeTooLong = text.length > MAX_RECORD_BYTES;
  const { records: values, list } = listAt(document, settings.records_at, shown);
  if (values.length > MAX_RECORDS) throw unreadable(shown, `it has more than ${MAX_RECORDS} records.`);
  const records = values.map((value, index) => {
    const record = recordOf(index + 1, value);
    const isTooLong = mayBeTooLong && record.fields && JSON.stringify(value).length > MAX_RECORD_BYTES;
    return isTooLong ? tooLong(index + 1) : record;
  });
  const own = withoutOwnFigures(records);
  const count = own.records.filter(({ aside }) => aside === undefined).length;
  const part = own.part ?? partOfDocument(document, { list, path: settings.records_at, count });
  return { ...own, columns: columnsOf(own.records), part };
}
