import { unsignedAddress } from '../../domain/picture/address-parameters.ts';
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
  const sources = [feed.source, ...further_feeds.map((secondary) => secondary.feed.source)];
  const hosts = new Set(sources.flatMap((source) => URL.parse(source)?.host ?? []));
  return (url) => hosts.has(url.host);
}

/** What became of the pictures of the web that a night has asked for. */
export type FetchedNight = {
  /** Files, absolute, by address. */
  fetched: Map<string, string>;
  /** A line for each that cannot be had. */
  missing: string[];
  /** Those that are not had yet, and why, by host. */
  left: Map<string, { url: string; reason: string }[]>;
  /** Why pictures are shown as they were fetched before, by host. */
  staying: Map<string, string[]>;
};

type Work = {
  /** What is known of files that were read before. */
  index: Pick<PictureIndex, 'get'>;
  /** Pictures that are had and whose servers are not asked this time. */
  unasked: ReadonlySet<string>;
  onProgress: (text: string) => void;
};

function add<Item>(lists: Map<string, Item[]>, url: string, item: Item): void {
  const { host } = new URL(url);
  lists.set(host, [...(lists.get(host) ?? []), item]);
}

/** Fetches pictures of the web in their order. */
export async function fetchWebPictures(
  urls: readonly string[],
  web: FetchedPictures,
  { index, unasked, onProgress }: Work,
): Promise<FetchedNight> {
  const night: FetchedNight = { fetched: new Map(), missing: [], left: new Map(), staying: new Map() };
  let done = 0;

  async function fileOf(url: string): Promise<string> {
    const kept = web.kept(url);
    const isAsked = !unasked.has(url) && !web.isFresh(url);
    // What has been read before was whole; anything else is looked at.
    if (kept && !isAsked && index.get(kept)) return kept;
    const whole = unasked.has(url) ? await web.find(web.stemOf(url)) : undefined;
    if (whole !== undefined) return whole;
    const { file, stays } = await web.fetch(url);
    if (stays !== undefined) add(night.staying, url, stays);
    return file;
  }

  await inParallel(urls, AT_ONCE, async (url) => {
    try {
      night.fetched.set(url, await fileOf(url));
    } catch (error) {
      if (error instanceof PictureError) night.missing.push(`${unsignedAddress(url)}: ${error.message}`);
      else if (error instanceof PictureWaits) add(night.left, url, { url, reason: error.message });
      else throw error;
    }
    done += 1;
    if (done % PROGRESS_EVERY === 0 || done === urls.length)
      onProgress(`photos fetched ${done} of ${urls.length}`);
  });
  await web.close(urls);
  return night;
}
