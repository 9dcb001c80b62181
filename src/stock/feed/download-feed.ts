import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { FeedSettings } from '../../tenant/feed-settings.ts';
import { FailedTry, type FeedAnswer, type FeedRequest } from './feed-answer.ts';
import { keepBody, keptBody, newBody, readValidators } from './feed-cache.ts';
import { FeedError } from './feed-error.ts';
import { MAX_FEED, megabytes } from './feed-limits.ts';
import { shownSource } from './feed-source.ts';
import { fetchFeed } from './fetch-feed.ts';

/** Milliseconds before the second try; each further one waits twice as long. */
const FIRST_PAUSE = 1000;

/** A server that trickles may take this many times the timeout in all. */
const TIMEOUT_SECONDS = 10;

export type Download = {
  source: string;
  settings: Pick<FeedSettings, 'timeout_seconds' | 'retries'> &
    Partial<Pick<FeedSettings, 'host_keys' | 'private_key'>>;
  stateFolder: string;
  now: Date;
  onProgress: (message: string) => void;
  firstPause?: number;
  settlePause?: number;
};

/** One try: its `failure` in words, and whether another try can help. */
type Attempt = { file: string } | { failure: string; again: boolean };

type Ask = (request: FeedRequest) => Promise<FeedAnswer>;

/** How a feed is asked for, by the scheme of its address; packages that few dealers need are loaded for them alone. */
const ASKS: Readonly<Record<string, Ask>> = {
  'http:': (request) => fetchFeed(request),
  'https:': (request) => fetchFeed(request),
  'sftp:': async (request) => (await import('./sftp-feed.ts')).sftpFeed(request),
  'ftp:': async (request) => (await import('./ftp-feed.ts')).ftpFeed(request),
  'ftps:': async (request) => (await import('./ftp-feed.ts')).ftpFeed(request),
};

async function* watched(
  body: AsyncIterable<Uint8Array>,
  whole: number | undefined,
  alive: () => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    alive();
    bytes += chunk.length;
    if (bytes > MAX_FEED) throw new FailedTry(`sends more than ${megabytes(MAX_FEED)}`, false);
    yield chunk;
  }
  if (whole !== undefined && bytes !== whole)
    throw new FailedTry(`sent ${bytes} bytes of a file of ${whole}: it was changed meanwhile`, true);
}

/** Of several addresses that were all tried the system says a code alone. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code: unknown = Reflect.get(error, 'code');
  return error.message || (typeof code === 'string' ? code : error.name);
}

async function attempt(ask: Ask, download: Download): Promise<Attempt> {
  const { source, settings, stateFolder, now, onProgress, settlePause } = download;
  const known = await readValidators(stateFolder, source);
  const silence = settings.timeout_seconds * 1000;
  const gaveUp = new AbortController();
  let timer = setTimeout(() => gaveUp.abort(), silence);
  const alive = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => gaveUp.abort(), silence);
  };
  const tooLong = AbortSignal.timeout(silence * TIMEOUT_SECONDS);
  const signal = AbortSignal.any([gaveUp.signal, tooLong]);
  const partial = await newBody(stateFolder);
  let answer: FeedAnswer | undefined;
  try {
    const asked = { host_keys: [], private_key: '', ...settings };
    answer = await ask({
      source: new URL(source),
      settings: asked,
      known,
      signal,
      alive,
      onProgress,
      settlePause,
    });
    if (answer.kind === 'unchanged') return { file: keptBody(stateFolder) };
    const { body, bytes, etag, last_modified, isPage } = answer;
    await pipeline(Readable.from(watched(body, bytes, alive)), createWriteStream(partial), { signal });
    await keepBody(stateFolder, partial, {
      address: source,
      ...(etag ? { etag } : {}),
      ...(last_modified ? { last_modified } : {}),
      ...(isPage ? { is_page: true } : {}),
      fetched_at: now.toISOString(),
    });
    return { file: keptBody(stateFolder) };
  } catch (error) {
    if (error instanceof FailedTry) return { failure: error.message, again: error.again };
    if (tooLong.aborted) {
      const seconds = settings.timeout_seconds * TIMEOUT_SECONDS;
      return { failure: `sends too slowly: it was not whole after ${seconds} s`, again: false };
    }
    if (signal.aborted)
      return { failure: `gave no answer within ${settings.timeout_seconds} s`, again: true };
    return { failure: `failed: ${reasonOf(error)}`, again: true };
  } finally {
    clearTimeout(timer);
    if (answer?.kind === 'body') answer.close();
    await rm(partial, { force: true });
  }
}

const wayOut = (source: string): string => {
  const isWeb = /^https?:/i.test(source);
  const look = isWeb ? 'Open the address in a browser' : 'Open the folder with a program for SFTP and FTP';
  return `${look}; if it works there, raise feed.timeout_seconds or feed.retries, else ask its supplier.`;
};

/**
 * Downloads a feed into the state folder and answers the file; an unchanged feed is not sent again. Tries again with
 * growing pauses when the server is silent, torn or answers 5xx. Throws FeedError when it cannot be had.
 */
export async function downloadFeed(download: Download): Promise<string> {
  const { source, settings, onProgress, firstPause = FIRST_PAUSE } = download;
  const shown = shownSource(source);
  const ask = ASKS[URL.parse(source)?.protocol ?? ''];
  if (!ask) {
    const may = 'an http(s), sftp, ftp or ftps address';
    throw new FeedError(
      'unreachable',
      `The feed ${shown} cannot be read: feed.source must be a file or ${may}.`,
    );
  }
  for (let tries = 1; ; tries++) {
    const result = await attempt(ask, download);
    if ('file' in result) return result.file;
    if (!result.again || tries > settings.retries) {
      const times = tries === 1 ? '' : ` (tried ${tries} times)`;
      throw new FeedError('unreachable', `The feed ${shown} ${result.failure}${times}. ${wayOut(source)}`);
    }
    onProgress(`feed ${result.failure}, trying again`);
    await pause(firstPause * 2 ** (tries - 1));
  }
}
