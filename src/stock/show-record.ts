import type { Tenant } from '../tenant/schema.ts';
import { explainRecord, type ExplainedRecord } from './explain-record.ts';
import { FeedError } from './feed/feed-error.ts';
import type { Environment } from './feed/feed-secrets.ts';
import { overrideFeed } from './feed/feed-overrides.ts';
import { readFeed } from './feed/read-feed.ts';
import { readOverrides } from './override/read-overrides.ts';
import { withOverrides } from './override/explain-overrides.ts';
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
 * How the record at a place (from 1) of a tenant's feed is read; nothing is written but a downloaded feed. Throws FeedError
 * when the feed cannot be had or read, or has fewer records.
 */
export async function showRecord(options: ShownRecord, place: number): Promise<ExplainedRecord> {
  const { tenant, today } = options;
  const settings = overrideFeed(tenant.feed, options);
  const feed = await readFeed({ ...options, settings, onProgress: () => {} });
  const context = { today, locations: tenant.locations };
  const explained = explainRecord(feed, mapNamed(settings.map), settings, context, place);
  if (explained) {
    const { overrides } = await readOverrides(options.tenantFolder);
    return withOverrides(explained, overrides, today);
  }
  const count = feed.records.length;
  throw new FeedError(
    'unreadable',
    `The feed ${feed.shown} has no record ${place}: it has ${count}. Show one from 1 to ${count}.`,
  );
}
