import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { FailedTry } from '../feed/feed-answer.ts';
import { shownSource } from '../feed/feed-source.ts';
import type { LookupOf } from '../feed/guarded-lookup.ts';
import { isPrivateAddress, numericHost } from '../feed/private-address.ts';

/** What a server said of the bytes that are kept, sent back to ask whether they have changed. */
export type Validators = { etag?: string | undefined; last_modified?: string | undefined };

/** `later` may be asked again, after `seconds` where the server said so; `refused` may not. */
export type PictureAnswer =
  | { kind: 'unchanged' }
  | ({ kind: 'picture'; bytes: Buffer } & Validators)
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; seconds?: number };

export type PictureRequest = {
  url: URL;
  known: Validators | undefined;
  lookupOf: LookupOf;
  /** True if a host may be a machine of a private network. */
  isTrusted: (url: URL) => boolean;
  /** Milliseconds for the whole answer. */
  patience: number;
};

const MAX_REDIRECTS = 3;
/** Above what any camera writes. */
const MAX_PICTURE = 48 * 1024 * 1024;
/** Answers that may be another one later, besides those of broken servers. */
const LATER = new Set([408, 425, 429]);

const agents = {
  'http:': new http.Agent({ keepAlive: true, timeout: 5_000 }),
  'https:': new https.Agent({ keepAlive: true, timeout: 5_000 }),
};

/** Seconds that a server asks for by Retry-After, which is a number or a date; undefined where it asks for none. */
export function retryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

function get(url: URL, { known, lookupOf, isTrusted, patience }: PictureRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isSafe = url.protocol === 'https:';
    const headers = {
      accept: 'image/*',
      'user-agent': 'forecourt',
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.last_modified && { 'if-modified-since': known.last_modified }),
    };
    const lookup = lookupOf(shownSource(url.href), isTrusted(url));
    const options = { headers, lookup, signal: AbortSignal.timeout(patience) };
    const ask = isSafe
      ? https.get(url, { ...options, agent: agents['https:'] }, resolve)
      : http.get(url, { ...options, agent: agents['http:'] }, resolve);
    ask.on('error', reject);
  });
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_PICTURE) {
      answer.destroy();
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function toAnswer(answer: IncomingMessage, known: Validators | undefined): Promise<PictureAnswer> {
  const { statusCode: status = 0, statusMessage = '', headers } = answer;
  if (status === 200) {
    const bytes = await bodyOf(answer);
    if (!bytes) return { kind: 'refused', reason: 'has more than 48 MB' };
    return { kind: 'picture', bytes, etag: headers.etag, last_modified: headers['last-modified'] };
  }
  answer.resume();
  if (status === 304 && known) return { kind: 'unchanged' };
  const reason = `answered ${status} ${statusMessage}`.trimEnd();
  if (status < 500 && !LATER.has(status)) return { kind: 'refused', reason };
  const seconds = retryAfter(headers['retry-after'], new Date());
  return { kind: 'later', reason, ...(seconds !== undefined && { seconds }) };
}

/** Why an address is not asked; undefined where it may be. */
function refusal(url: URL, isTrusted: PictureRequest['isTrusted']): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'leads to no http(s) address';
  const address = numericHost(url);
  if (address !== undefined && isPrivateAddress(address) && !isTrusted(url))
    return 'leads to a machine of a private network, which only the sources of feeds may name';
  return undefined;
}

/**
 * Asks once for a picture, and follows at most 3 redirects, none into a private network. It throws nothing: a server that is
 * silent, breaks off or cannot be reached is one to ask later.
 */
export async function askForPicture(request: PictureRequest): Promise<PictureAnswer> {
  let { url } = request;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const reason = refusal(url, request.isTrusted);
      if (reason) return { kind: 'refused', reason };
      const answer = await get(url, request);
      const { statusCode: status = 0, headers } = answer;
      const isElsewhere = status > 300 && status < 400 && headers.location !== undefined;
      const target = isElsewhere ? URL.parse(headers.location ?? '', url) : null;
      if (!target) return await toAnswer(answer, request.known);
      answer.resume();
      url = target;
    }
    return { kind: 'refused', reason: `redirects more than ${MAX_REDIRECTS} times` };
  } catch (error) {
    if (error instanceof FailedTry) return { kind: 'refused', reason: error.message };
    const name = error instanceof Error ? error.name : '';
    if (name === 'AbortError' || name === 'TimeoutError')
      return { kind: 'later', reason: `gave no whole answer within ${request.patience / 1000} s` };
    return { kind: 'later', reason: `failed: ${error instanceof Error ? error.message : String(error)}` };
  }
}
