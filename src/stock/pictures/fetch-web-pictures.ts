import type { Tenant } from '../../tenant/schema.ts';
import { inParallel } from '../in-parallel.ts';
import { PictureWaits, type FetchedPictures } from './fetched-pictures.ts';
import type { PictureIndex } from './picture-index.ts';
import { PictureError } from './pictures-file.ts';

/** Pictures asked for at once, of all hosts together. */
const AT_ONCE = 8;
const PROGRESS_EVERY = 10;

/** Where pictures may lie on a machine of a private network: with the feeds, whose addresses the settings say. */
export function isTrustedHost({
  feed,
  further_feeds,
}: Pick<Tenant, 'feed' | 'further_feeds'>): (url: URL) => boolean {
  const sources = [feed.source, ...further_feeds.map((further) => further.feed.source)];
  const hosts = new Set(sources.flatMap((source) => URL.parse(source)?.host ?? []));
  return (url) => hosts.has(url.host);
}

type Work = {
  /** What is known of files that were read before. */
  index: Pick<PictureIndex, 'get'>;
  /** Filled with the files, by address. */
  fetched: Map<string, string>;
  onProgress: (text: string) => void;
};

/** Fetches pictures of the web in their order, noting what cannot be had in `missing`, and in `left` by host. */
export async function fetchWebPictures(
  urls: readonly string[],
  web: FetchedPictures,
  { index, fetched, onProgress }: Work,
  missing: string[],
  left: Map<string, string[]>,
): Promise<void> {
  let done = 0;
  await inParallel(urls, AT_ONCE, async (url) => {
    const fresh = web.fresh(url);
    try {
      // What has been read before was whole; anything else is looked at.
      fetched.set(url, fresh && index.get(fresh) ? fresh : await web.fetch(url));
    } catch (error) {
      if (error instanceof PictureError) missing.push(`${url}: ${error.message}`);
      else if (error instanceof PictureWaits) {
        const { host } = new URL(url);
        left.set(host, [...(left.get(host) ?? []), error.message]);
      } else throw error;
    }
    done += 1;
    if (done % PROGRESS_EVERY === 0 || done === urls.length)
      onProgress(`photos fetched ${done} of ${urls.length}`);
  });
  await web.close(urls);
}
