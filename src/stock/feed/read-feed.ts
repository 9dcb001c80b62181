import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { downloadFeed } from './download-feed.ts';
import { saidOfBody } from './feed-cache.ts';
import type { ParsedFeed } from './feed-record.ts';
import { isWebAddress, shownSource } from './feed-source.ts';
import { withSecrets, type Environment } from './feed-secrets.ts';
import { parseFeed } from './parse-feed.ts';

export type FeedReading = {
  settings: FeedSettings;
  /** Absolute; a source that is a file is found from here. */
  tenantFolder: string;
  stateFolder: string;
  now: Date;
  onProgress: (message: string) => void;
  /** Where the secrets are that the settings name; none when absent. */
  environment?: Environment | undefined;
  /** Where the feed's bytes are, when it was fetched already. */
  fetched?: Promise<FetchedFeed> | undefined;
};

/**
 * The file that a feed's bytes are in, as they came, its source as messages may show it, when its supplier last changed
 * it, where that is known, and whether its server says that it is a page of several.
 */
export type FetchedFeed = { file: string; shown: string; changedAt?: Date | undefined; isPage?: boolean };

/** Fetches a feed, unless it is a file. Throws FeedError when it cannot be had; a file that is missing is not looked for yet. */
export async function fetchedFeed(reading: FeedReading): Promise<FetchedFeed> {
  const { settings, tenantFolder } = reading;
  if (isWebAddress(settings.source)) {
    const environment = reading.environment ?? {};
    const source = withSecrets(settings.source, environment, encodeURIComponent);
    const private_key = withSecrets(settings.private_key, environment);
    const file = await downloadFeed({ ...reading, source, settings: { ...settings, private_key } });
    const said = await saidOfBody(reading.stateFolder, source);
    return { file, shown: shownSource(settings.source), ...said };
  }
  const file = path.resolve(tenantFolder, settings.source);
  const changedAt = await stat(file).then(
    ({ mtime }) => mtime,
    () => undefined,
  );
  return { file, shown: shownSource(file), changedAt };
}

/** A feed's records and its source as messages may show it. Throws FeedError when it cannot be had or read. */
export async function readFeed(
  reading: FeedReading,
): Promise<ParsedFeed & Pick<FetchedFeed, 'shown' | 'changedAt'>> {
  const { file, shown, changedAt, isPage } = await (reading.fetched ?? fetchedFeed(reading));
  const feed = await parseFeed(file, reading.settings, shown);
  const part =
    feed.part ??
    (isPage ? { said: 'its server names a next page (Link)', has: feed.records.length } : undefined);
  return { ...feed, part, shown, changedAt };
}
