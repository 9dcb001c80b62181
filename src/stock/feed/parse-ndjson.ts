import { isJsonObject } from '../../domain/text/json-object.ts';
import type { FeedLine } from './feed-lines.ts';
import { parseExactJson } from './exact-json.ts';
import { DEEPEST_RECORD, MAX_RECORD_BYTES, megabytes } from './feed-limits.ts';
import { columnsOf, WHOLE_RECORD } from './feed-record.ts';
import type { ParsedFeed, ReadRecord } from './feed-record.ts';
import { withoutOwnFigures } from './part-of-feed.ts';

/** True if a value parsed from JSON has objects or lists inside each other more than `levels` deep. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const member of Object.values(value)) if (isDeeperThan(member, levels - 1)) return true;
  return false;
}

/** The record of one line that is over the limit. */
export function tooLong(line: number): ReadRecord {
  const reason = `longer than ${megabytes(MAX_RECORD_BYTES)}`;
  return { line, problem: { field: WHOLE_RECORD, value: undefined, reason } };
}

/** A parsed value as a record, or as the bad record that it is. */
export function recordOf(line: number, value: unknown): ReadRecord {
  if (isDeeperThan(value, DEEPEST_RECORD)) {
    return {
      line,
      problem: { field: WHOLE_RECORD, value: undefined, reason: `over ${DEEPEST_RECORD} levels deep` },
    };
  }
  if (isJsonObject(value)) return { line, fields: value };
  return { line, problem: { field: WHOLE_RECORD, value, reason: 'not an object' } };
}

function parseLine(line: number, text: string): ReadRecord {
  try {
    return recordOf(line, parseExactJson(text));
  } catch {
    return { line, problem: { field: WHOLE_RECORD, value: text, reason: 'not JSON' } };
  }
}

/** One JSON object on each line; blank lines are none. A bad line becomes a bad record, never an error. */
export async function parseNdjson(lines: AsyncIterable<FeedLine>): Promise<ParsedFeed> {
  const records: ReadRecord[] = [];
  for await (const { line, text } of lines) {
    if (text === undefined) records.push(tooLong(line));
    else if (text.trim() !== '') records.push(parseLine(line, text));
  }
  const own = withoutOwnFigures(records);
  return { ...own, columns: columnsOf(own.records) };
}
