import type { FeedSettings } from '../../tenant/feed-settings.ts';
import type { FurtherFeed } from '../../tenant/further-feed.ts';
import { shownSource } from './feed-source.ts';

const isClear = (source: string): boolean => /^ftp:/i.test(source);

/** A sentence for each feed that comes over plain FTP: anyone on the way reads its password and may change its prices. */
export function clearPasswordWarnings(
  { source }: Pick<FeedSettings, 'source'>,
  furtherFeeds: readonly FurtherFeed[],
): string[] {
  const sources = [
    { field: 'feed.source', source },
    ...furtherFeeds.map(({ feed }, at) => ({
      field: `further_feeds[${at}].feed.source`,
      source: feed.source,
    })),
  ];
  return sources
    .filter((each) => isClear(each.source))
    .map(
      (each) =>
        `${each.field}: ${shownSource(each.source)} sends its name, password and prices in the clear. Ask the provider ` +
        'for the same folder by ftps:// or sftp:// (with feed.host_keys), and write that.',
    );
}
