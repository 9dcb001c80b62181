import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { keepBody, keptBody, newBody, readValidators } from './feed-cache.ts';
import { FeedError } from './feed-error.ts';
import { LARGEST_FEED, megabytes } from './feed-limits.ts';
import { shownSource } from './feed-source.ts';
import { fetchFeed, RedirectRefused } from './fetch-feed.ts';

/** Milliseconds before the second try; each further one waits twice as long. */
const FIRST_PAUSE = 1000;

/** A server that trickles may take this many times the timeout in all. */
const PATIENCE = 10;

export type Download = {
  source: string;
  settings: Pick<FeedSettings, 'timeout_seconds' | 'retries'>;
  stateFolder: string;
  now: Date;
  onProgress: (message: string) => void;
  firstPause?: number;
};

/** One try: its `failure` in words, and whether another try can help. */
type Attempt = { file: string } | { failure: string; again: boolean };

const RETRIED = new Set([408, 425, 429]);

async function* watched(body: AsyncIterable<Uint8Array>, alive: () => void): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    alive();
    bytes += chunk.length;
    if (bytes > LARGEST_FEED) throw new RangeError(`sends more than ${megabytes(LARGEST_FEED)}`);
    yield chunk;
  }
}

async function attempt({ source, settings, stateFolder, now }: Download): Promise<Attempt> {
  const known = await readValidators(stateFolder, source);
  const had = {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.last_modified && { 'if-modified-since': known.last_modified }),
  };
  const silence = settings.timeout_seconds * 1000;
  const gaveUp = new AbortController();
  let timer = setTimeout(() => gaveUp.abort(), silence);
  const tooLong = AbortSignal.timeout(silence * PATIENCE);
  const signal = AbortSignal.any([gaveUp.signal, tooLong]);
  const partial = await newBody(stateFolder);
  try {
    const answer = await fetchFeed(new URL(source), had, signal);
    if (answer.status === 304 && known) return { file: keptBody(stateFolder) };
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel();
      const again = answer.status >= 500 || RETRIED.has(answer.status);
      return { failure: `answered ${answer.status} ${answer.statusText}`.trimEnd(), again };
    }
    if (answer.status === 206) {
      await answer.body.cancel();
      return { failure: 'answered 206 Partial Content: a part of the feed is no feed', again: true };
    }
    const alive = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => gaveUp.abort(), silence);
    };
    await pipeline(Readable.from(watched(answer.body, alive)), createWriteStream(partial));
    const etag = answer.headers.get('etag');
    const modified = answer.headers.get('last-modified');
    await keepBody(stateFolder, partial, {
      address: source,
      ...(etag ? { etag } : {}),
      ...(modified ? { last_modified: modified } : {}),
      fetched_at: now.toISOString(),
    });
    return { file: keptBody(stateFolder) };
  } catch (error) {
    if (error instanceof RedirectRefused) return { failure: error.message, again: false };
    if (tooLong.aborted) {
      const seconds = settings.timeout_seconds * PATIENCE;
      return { failure: `sends too slowly: it was not whole after ${seconds} s`, again: false };
    }
    if (signal.aborted)
      return { failure: `gave no answer within ${settings.timeout_seconds} s`, again: true };
    if (error instanceof RangeError) return { failure: error.message, again: false };
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      failure: cause instanceof Error ? `failed: ${cause.message || cause.name}` : 'failed',
      again: true,
    };
  } finally {
    clearTimeout(timer);
    await rm(partial, { force: true });
  }
}

/**
 * Downloads a feed into the state folder and answers the file; an unchanged feed (304) is not sent again. Tries again
 * with growing pauses when the server is silent, torn or answers 5xx. Throws FeedError when it cannot be had.
 */
export async function downloadFeed(download: Download): Promise<string> {
  const { source, settings, onProgress, firstPause = FIRST_PAUSE } = download;
  const shown = shownSource(source);
  if (!/^https?:$/.test(URL.parse(source)?.protocol ?? '')) {
    throw new FeedError(
      'unreachable',
      `The feed ${shown} cannot be read: feed.source must be a file or an http(s) address.`,
    );
  }
  for (let tries = 1; ; tries++) {
    const result = await attempt(download);
    if ('file' in result) return result.file;
    if (!result.again || tries > settings.retries) {
      const times = tries === 1 ? '' : ` (tried ${tries} times)`;
      throw new FeedError(
        'unreachable',
        `The feed ${shown} ${result.failure}${times}. Open the address in a browser; if it works there, raise ` +
          'feed.timeout_seconds or feed.retries, else ask whoever provides the feed.',
      );
    }
    onProgress(`feed ${result.failure}, trying again`);
    await pause(firstPause * 2 ** (tries - 1));
  }
}
