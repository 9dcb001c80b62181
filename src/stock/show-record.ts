import type { Tenant } from '../tenant/schema.ts';
import { fetchFeeds, secondaryFeedsOf } from './fetch-feeds.ts';
import { explainSecondary } from './explain-secondary.ts';
import { readFeeds, type Joined } from './read-feeds.ts';
import { explainRecord, type ExplainedRecord } from './explain-record.ts';
import { FeedError } from './feed/feed-error.ts';
import type { ParsedFeed } from './feed/feed-record.ts';
import type { Environment } from './feed/feed-secrets.ts';
import { overrideFeed } from './feed/feed-overrides.ts';
import { readFeed } from './feed/read-feed.ts';
import { readOverrides } from './override/read-overrides.ts';
import { withOverrides } from './override/explain-overrides.ts';
import { withSecondTables } from './guess/second-tables.ts';
import { mapNamed } from './maps/maps.ts';

export type ShownRecord = {
  tenant: Tenant;
  tenantFolder: string;
  stateFolder: string;
  today: string;
  now: Date;
  feed?: string | undefined;
  map?: string | undefined;
  /** Where the secrets are that the settings of the feed name. */
  environment?: Environment | undefined;
};

/**
 * How the record at a place (from 1) of a tenant's feed is read, with what further feeds tell of its vehicle; nothing is written
 * but downloaded feeds. Throws FeedError when a feed cannot be had or read, or the first has fewer records.
 */
export async function showRecord(options: ShownRecord, place: number): Promise<ExplainedRecord> {
  const { tenant, today } = options;
  const settings = overrideFeed(tenant.feed, options);
  const secondaryFeeds = secondaryFeedsOf(tenant, options.feed);
  const reading = { ...options, onProgress: () => {} };
  const fetched = fetchFeeds(settings, secondaryFeeds, reading);
  const feed = withSecondTables(await readFeed({ ...reading, settings, fetched: fetched.first }));
  const context = { today, locations: tenant.locations };

  /** What records of further feeds have told of the vehicle on a line of the first. */
  async function joinedWith(line: number): Promise<Joined[]> {
    const joined: Joined[] = [];
    const onJoined = (each: Joined): void => {
      if (each.before.feed === undefined && each.before.line === line) joined.push(each);
    };
    await readFeeds(settings, { ...reading, ...context, furtherFeeds: secondaryFeeds, fetched, onJoined });
    return joined;
  }

  const explained = explainRecord(feed, mapNamed(settings.map), settings, context, place);
  if (explained) {
    const whole =
      explained.problem === undefined && secondaryFeeds.length > 0
        ? explainSecondary(explained, await joinedWith(explained.line), context)
        : explained;
    const { overrides } = await readOverrides(options.tenantFolder);
    return withOverrides(whole, overrides, today);
  }
  throw noRecord(feed, place);
}

/** What is said of a record that a feed does not have. */
export function noRecord(feed: ParsedFeed & { shown: string }, place: number): FeedError {
  const count = feed.records.length;
  return new FeedError(
    'unreadable',
    `The feed ${feed.shown} has no record ${place}: it has ${count}. Show one from 1 to ${count}.`,
  );
}
