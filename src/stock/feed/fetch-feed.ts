import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FailedTry, type FeedAnswer, type FeedRequest } from './feed-answer.ts';
import { shownSource } from './feed-source.ts';
import { guardedLookup, privateMachine, type LookupOf, type Resolve } from './guarded-lookup.ts';
import { isPrivateAddress, numericHost } from './private-address.ts';
import { unpackedBy } from './unpacked-by.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Answers that may be another one a minute later, besides those of broken servers. */
const RETRIED = new Set([408, 425, 429]);

const UNPACKED: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function requestHeaders(url: URL, { source, known }: Pick<FeedRequest, 'source' | 'known'>) {
  const headers: Record<string, string> = {
    accept: 'text/csv, application/json, application/x-ndjson, */*;q=0.5',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'forecourt',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.last_modified && { 'if-modified-since': known.last_modified }),
  };
  // Another server is not told the password.
  if (source.username !== '' && url.origin === source.origin) {
    const pair = `${decodeURIComponent(source.username)}:${decodeURIComponent(source.password)}`;
    headers['authorization'] = `Basic ${Buffer.from(pair).toString('base64')}`;
  }
  return headers;
}

function withoutUser(url: URL): URL {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare;
}

/** Where a redirect leads. Throws FailedTry when it leads into a private network, or to what is no http(s) address. */
function redirectTarget(location: string | undefined, from: URL, source: URL): URL {
  const target = URL.parse(location ?? '', from);
  const shown = target ? shownSource(target.href) : 'nowhere';
  if (!target || !/^https?:$/.test(target.protocol))
    throw new FailedTry(`redirects to ${shown}, which is no http(s) address`, false);
  const address = numericHost(target);
  const isPrivate = address !== undefined && isPrivateAddress(address);
  if (isPrivate && target.host !== source.host) throw new FailedTry(privateMachine(shown), false);
  return withoutUser(target);
}

/** The answer to one request, over a connection of its own that ends with the answer. */
function answerOf(url: URL, request: FeedRequest, lookupOf: LookupOf): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const headers = requestHeaders(url, request);
    const lookup = lookupOf(shownSource(url.href), url.host === request.source.host);
    get(url, { headers, lookup, agent: false, signal: request.signal }, resolve).on('error', reject);
  });
}

function bodyOf(answer: IncomingMessage): Readable {
  const unpack = UNPACKED[answer.headers['content-encoding']?.trim().toLowerCase() ?? ''];
  return unpack ? unpackedBy(answer, unpack()) : answer;
}

function toFeedAnswer(answer: IncomingMessage, known: FeedRequest['known']): FeedAnswer {
  const { statusCode: status = 0, statusMessage = '' } = answer;
  if (status === 304 && known) {
    answer.destroy();
    return { kind: 'unchanged' };
  }
  if (status === 206 || status < 200 || status > 299) {
    answer.destroy();
    const what = `answered ${status} ${statusMessage}`.trimEnd();
    if (status === 206) throw new FailedTry(`${what}: a part of the feed is no feed`, true);
    throw new FailedTry(what, status >= 500 || RETRIED.has(status));
  }
  const { etag, 'last-modified': last_modified, link = '' } = answer.headers;
  const isPage = /;\s*rel="?(?:[^";,]*\s)?next\b/i.test([link].flat().join());
  return { kind: 'body', body: bodyOf(answer), etag, last_modified, isPage, close: () => answer.destroy() };
}

/**
 * Asks a web server for a feed and follows at most 5 redirects, none into a private network. The name and password of
 * the address go to its own server only. Throws FailedTry, and what connections throw.
 */
export async function fetchFeed(request: FeedRequest, resolve?: Resolve): Promise<FeedAnswer> {
  const { source } = request;
  const lookupOf = guardedLookup(resolve);
  let url = withoutUser(source);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await answerOf(url, request, lookupOf);
    if (!REDIRECTS.has(answer.statusCode ?? 0)) return toFeedAnswer(answer, request.known);
    answer.destroy();
    url = redirectTarget(answer.headers.location, url, source);
  }
  throw new FailedTry(`redirects more than ${MAX_REDIRECTS} times, last to ${shownSource(url.href)}`, false);
}
