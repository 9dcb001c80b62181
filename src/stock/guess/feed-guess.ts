import type * as z from 'zod';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import type { PlacedColumn } from './place-columns.ts';

/** Settings of a feed as a tenant writes them. */
export type FeedInput = z.input<typeof FeedSettings>;

/** What is guessed of a feed, and why; pure data, for the screen and for the comments of tenant.ts. */
export type FeedGuess = {
  settings: Omit<FeedInput, 'source'>;
  placed: PlacedColumn[];
  /** Columns that nothing is made of, with an example of what they hold. */
  unplaced: { column: string; example: string }[];
  /** For a setting by its path ('columns.km', 'date_order'): why it is as it is. */
  reasons: Record<string, string>;
  /** What a person has to look at. */
  open: string[];
};
