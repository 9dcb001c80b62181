import type { FeedRecord } from '../feed/feed-record.ts';

/** How these lists write that they know nothing. */
const NOTHING = new Set(['', '-', 'NA', 'nan', '- / -']);

/** A cell's text, or undefined where the list has nothing. */
export function cell(record: FeedRecord, column: string): string | undefined {
  const value = record[column];
  const text = typeof value === 'string' ? value.trim() : '';
  return NOTHING.has(text) ? undefined : text;
}

/** The number a pattern captures in a cell; 0 stands for unknown in these lists. */
export function figure(record: FeedRecord, column: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(cell(record, column) ?? '')?.[1];
  return found === undefined || Number(found) === 0 ? undefined : Number(found);
}

/** A reader that fields share: what it reads of a record is worked out once, as long as no other record comes between. */
export function sharedReader<Parts>(read: (record: FeedRecord) => Parts): (record: FeedRecord) => Parts {
  let last: { record: FeedRecord; parts: Parts } | undefined;
  return (record) => {
    if (last?.record !== record) last = { record, parts: read(record) };
    return last.parts;
  };
}
