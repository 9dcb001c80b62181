import { stat } from 'node:fs/promises';
import path from 'node:path';
import { FeedError } from '../../stock/feed/feed-error.ts';
import { isWebAddress } from '../../stock/feed/feed-source.ts';
import { withSecrets, type Environment } from '../../stock/feed/feed-secrets.ts';
import { readFeeds } from '../../stock/read-feeds.ts';
import type { Tenant } from '../../tenant/schema.ts';

/** Bytes of feeds that are read to look at settings: a second's worth. */
const MAX_BYTES = 20_000_000;

type Place = {
  /** Absolute. */
  tenantFolder: string;
  stateFolder: string;
  /** The dealer's day, YYYY-MM-DD. */
  today: string;
  now: Date;
  environment: Environment;
};

/** Why a feed could not be fetched here: a variable that its settings name and the environment lacks. */
function missingVariables(
  sources: readonly { source: string; private_key: string }[],
  environment: Environment,
): string[] {
  return sources.flatMap(({ source, private_key }) =>
    [source, private_key].flatMap((text) => {
      try {
        withSecrets(text, environment);
        return [];
      } catch (error) {
        if (error instanceof FeedError) return [error.message];
        throw error;
      }
    }),
  );
}

/**
 * What a build would refuse of a tenant's feeds, as far as it is seen without asking a server (R3): columns that a file does not
 * have, and variables that are not set. Large files are left to `stock`. Nothing is written.
 */
export async function unreadFeed(tenant: Tenant, place: Place): Promise<string[]> {
  const feeds = [tenant.feed, ...tenant.further_feeds.map(({ feed }) => feed)];
  const missing = missingVariables(feeds, place.environment);
  if (missing.length > 0) return [...new Set(missing)];
  if (isWebAddress(tenant.feed.source)) return [];
  // Further feeds that come from a server are left out: the files before it are read all the same.
  const at = tenant.further_feeds.findIndex(({ feed }) => isWebAddress(feed.source));
  const secondaryFeeds = at === -1 ? tenant.further_feeds : tenant.further_feeds.slice(0, at);
  const files = [tenant.feed, ...secondaryFeeds.map(({ feed }) => feed)].map(({ source }) =>
    path.resolve(place.tenantFolder, source),
  );
  const sizes = await Promise.all(files.map((file) => stat(file).then(({ size }) => size)));
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_BYTES) return [];
  try {
    const { locations } = tenant;
    await readFeeds(tenant.feed, { ...place, locations, furtherFeeds: secondaryFeeds, onProgress: () => {} });
    return [];
  } catch (error) {
    if (error instanceof FeedError) return [error.message];
    throw error;
  }
}
