import path from 'node:path';
import type { FeedSettings } from '../tenant/feed-settings.ts';
import type { SecondaryFeed } from '../tenant/secondary-feed.ts';
import type { Tenant } from '../tenant/schema.ts';
import { fetchedFeed, type FeedReading, type FetchedFeed } from './feed/read-feed.ts';

/** The feeds of a tenant on their way: the first, and the further ones by their names. */
export type FetchedFeeds = {
  first: Promise<FetchedFeed>;
  further: ReadonlyMap<string, Promise<FetchedFeed>>;
};

/** The further feeds that are read beside the first; a `feed` that is read in its place is read by itself. */
export const secondaryFeedsOf = (
  tenant: Pick<Tenant, 'further_feeds'>,
  feed: string | undefined,
): SecondaryFeed[] => (feed === undefined ? tenant.further_feeds : []);

/** Where what is kept of a further feed is, below the state folder of its tenant. */
export const secondaryState = (stateFolder: string, name: string): string =>
  path.join(stateFolder, 'feeds', name);

/** Fetches all feeds of a tenant at the same time. Each promise fails with FeedError where its feed cannot be had. */
export function fetchFeeds(
  settings: FeedSettings,
  secondaryFeeds: readonly SecondaryFeed[],
  reading: Omit<FeedReading, 'settings' | 'fetched'>,
): FetchedFeeds {
  const fetch = (own: FeedSettings, stateFolder: string): Promise<FetchedFeed> => {
    const fetched = fetchedFeed({ ...reading, settings: own, stateFolder });
    // The reader of the feed says why it cannot be had.
    fetched.catch(() => {});
    return fetched;
  };
  return {
    first: fetch(settings, reading.stateFolder),
    further: new Map(
      secondaryFeeds.map(({ name, feed }) => [name, fetch(feed, secondaryState(reading.stateFolder, name))]),
    ),
  };
}
