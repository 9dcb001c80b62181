import type { FeedSettings } from '../../tenant/feed-settings.ts';
import type { SecondaryFeed } from '../../tenant/secondary-feed.ts';
import { isPrivateAddress, numericHost } from './private-address.ts';
import { shownSource } from './feed-source.ts';

/** How an address is read on its way; what never leaves a network of the operator's own cannot be. */
function clearWay(source: string): 'ftp' | 'http' | undefined {
  const url = URL.parse(source);
  if (url?.protocol === 'ftp:') return 'ftp';
  if (url?.protocol !== 'http:' || url.hostname === 'localhost') return undefined;
  const address = numericHost(url);
  return address !== undefined && isPrivateAddress(address) ? undefined : 'http';
}

const WAYS_OUT = {
  ftp:
    'sends its name, password and prices in the clear. Ask the provider for the same folder by ftps:// or sftp:// (with ' +
    'feed.host_keys), and write that.',
  http:
    'comes without TLS: anyone on the way can read it and change its prices. Ask the provider for the same address with ' +
    'https://, and write that.',
} as const;

/** A sentence for each feed that comes over plain FTP or HTTP: anyone on the way reads its password and may change its prices. */
export function clearPasswordWarnings(
  { source }: Pick<FeedSettings, 'source'>,
  secondaryFeeds: readonly SecondaryFeed[],
): string[] {
  const sources = [
    { field: 'feed.source', source },
    ...secondaryFeeds.map(({ feed }, at) => ({
      field: `further_feeds[${at}].feed.source`,
      source: feed.source,
    })),
  ];
  return sources.flatMap(({ field, source }) => {
    const way = clearWay(source);
    return way === undefined ? [] : `${field}: ${shownSource(source)} ${WAYS_OUT[way]}`;
  });
}
