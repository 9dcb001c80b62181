import path from 'node:path';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { downloadFeed } from './download-feed.ts';
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
};

/** A feed's records and its source as messages may show it. Throws FeedError when it cannot be had or read. */
export async function readFeed(reading: FeedReading): Promise<ParsedFeed & { shown: string }> {
  const { settings, tenantFolder } = reading;
  if (isWebAddress(settings.source)) {
    const shown = shownSource(settings.source);
    const source = withSecrets(settings.source, reading.environment ?? {}, encodeURIComponent);
    const file = await downloadFeed({ ...reading, source });
    return { ...(await parseFeed(file, settings, shown)), shown };
  }
  const file = path.resolve(tenantFolder, settings.source);
  const shown = shownSource(file);
  return { ...(await parseFeed(file, settings, shown)), shown };
}
