import type { JsonObject } from '../../domain/text/json-object.ts';

/** A record as the feed has it: column or key -> cell or value. */
export type FeedRecord = JsonObject;

/** Why a record cannot be used: which field, what stood there, and what is wrong with it. */
export type RecordProblem = { field: string; value: unknown; reason: string };

/**
 * A record with where it is: a line of the file (1-based), or the place in a JSON list (1-based). `aside` says why one that people
 * have hidden, or that is no record at all, is left out.
 */
export type ReadRecord =
  | { line: number; fields: FeedRecord; problem?: never; aside?: never }
  | { line: number; fields?: never; problem: RecordProblem; aside?: never }
  | { line: number; fields?: never; problem?: never; aside: string };

/** Why a feed is a part of something larger, in its own words and figures, how many records it has, and the whole, where it says so. */
export type PartOfFeed = { said: string; has: number; whole?: number };

/**
 * Everything a feed holds; `columns` are the names its records use, in the order they first occur, and `part` what it says of itself
 * where it is one page of several.
 */
export type ParsedFeed = { records: ReadRecord[]; columns: string[]; part?: PartOfFeed | undefined };

/** The field named when the record as a whole is wrong. */
export const WHOLE_RECORD = 'record';

/** Names of columns of which each is there once: the second 'Image' is 'Image 2'. */
export function eachNameOnce(names: readonly string[]): string[] {
  const taken = new Set(names);
  const seen = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let place = 2; own !== name ? taken.has(own) : seen.has(own); place += 1) own = `${name} ${place}`;
    taken.add(own);
    seen.add(own);
    return own;
  });
}

/** The names that records use, in the order they first occur. */
export function columnsOf(records: readonly ReadRecord[]): string[] {
  const columns = new Set<string>();
  for (const { fields } of records) for (const key in fields) columns.add(key);
  return [...columns];
}
