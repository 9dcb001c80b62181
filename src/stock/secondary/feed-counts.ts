import type { PartOfFeed } from '../feed/feed-record.ts';

/** Where the records of one feed went, before the tenant's stock rule. */
export type FeedCounts = {
  /** What it is called; the first has the name 'feed'. */
  name: string;
  read: number;
  /** Its own words where it is a part of something larger. */
  part?: PartOfFeed | undefined;
  /** Vehicles of its own. */
  vehicles: number;
  /** Records that tell more of a vehicle of a feed before it. */
  joined: number;
  quarantined: number;
  excluded: number;
  /** Records with the number of an earlier record, or of a vehicle before, that tell of another vehicle. */
  contradicting: number;
  /** VINs that were left out because they are none. */
  droppedVins: number;
};
