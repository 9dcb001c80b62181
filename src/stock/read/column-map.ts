import type { FeedRecord } from '../feed/feed-record.ts';
import type { MapField } from './map-fields.ts';

/**
 * Where a field comes from: a column (dots lead into nested objects), the first of several that has something, or what a
 * pure function makes of the record.
 */
export type FieldSource = string | readonly string[] | ((record: FeedRecord) => unknown);

/** How one kind of feed is read. */
export type ColumnMap = {
  /** Which feeds it is for, for the dealer's manual. */
  sentence: string;
  fields: Partial<Record<MapField, FieldSource>>;
  /**
   * For a feed without any number of its own: columns that tell its vehicles apart and stay the same from day to day. A
   * stock number is made of them.
   */
  identityColumns?: readonly string[];
};
