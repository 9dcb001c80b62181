import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lowerCasePath } from '../domain/address/lower-case-path.ts';
import { HOST_CACHE_CONTROL, parseHeadersFile, type HeaderRule } from '../build/publish/headers-file.ts';
import { matchingHeaders } from '../build/publish/matching-headers.ts';
import { parseRedirectsFile, redirectFor, type Redirect } from '../build/publish/redirects-file.ts';
import { acceptedEncoding, createBodyCache, type Body } from './body-cache.ts';
import { byteRange } from './byte-range.ts';
import { fileInside, findFile } from './find-file.ts';
import { requestPath } from './request-path.ts';

export type Answer = { status: number; headers: Map<string, string>; body?: Buffer };
export type Question = {
  target: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** Range and If-Range, of GET alone. */
  range: string | undefined;
  ifRange: string | undefined;
};

type HostFiles = { rules: HeaderRule[]; redirects: Redirect[] };

const ROUND_OF_RELEASES = 64;

const isSameTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;

/** Answers requests from the folders of releases as a static host does: `_headers`, `_redirects`, 404.html, ETags. */
export function createSiteAnswerer(): (folder: string, question: Question) => Promise<Answer> {
  const readBody = createBodyCache();
  const known = new Map<string, HostFiles>();

  async function hostFiles(folder: string): Promise<HostFiles> {
    const before = known.get(folder);
    if (before) return before;
    const read = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8').catch(() => '');
    const files = {
      rules: parseHeadersFile(await read('_headers')),
      redirects: parseRedirectsFile(await read('_redirects')),
    };
    // A release never changes, but a server that runs for weeks sees many.
    if (known.size >= ROUND_OF_RELEASES) known.clear();
    known.set(folder, files);
    return files;
  }

  function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
    const headers = new Map([['cache-control', HOST_CACHE_CONTROL], ...matchingHeaders(rules, pathname)]);
    // Over plain http browsers must ignore it (RFC 6797, 7.2), and localhost must never be pinned to https.
    headers.delete('strict-transport-security');
    return headers;
  }

  async function fileAnswer(
    file: string,
    status: number,
    headers: Map<string, string>,
    question: Question,
  ): Promise<Answer> {
    const body = await readBody(file, acceptedEncoding(question.acceptEncoding));
    headers.set('etag', body.etag).set('vary', 'Accept-Encoding');
    if (status === 200 && isSameTag(question.ifNoneMatch, body.etag)) return { status: 304, headers };
    headers.set('content-type', body.type);
    if (body.encoding !== 'identity') headers.set('content-encoding', body.encoding);
    return status === 200 ? partAnswer(body, headers, question) : { status, headers, body: body.bytes };
  }

  function partAnswer({ bytes, etag }: Body, headers: Map<string, string>, question: Question): Answer {
    headers.set('accept-ranges', 'bytes');
    const isCurrent = question.ifRange === undefined || question.ifRange === etag;
    const range = isCurrent ? byteRange(question.range, bytes.length) : undefined;
    if (range === undefined) return { status: 200, headers, body: bytes };
    if (range === 'unsatisfiable')
      return { status: 416, headers: headers.set('content-range', `bytes */${bytes.length}`) };
    headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`);
    return { status: 206, headers, body: bytes.subarray(range.start, range.end + 1) };
  }

  return async (folder, question) => {
    const { rules, redirects } = await hostFiles(folder);
    const moved = (headers: Map<string, string>, to: string, query: string): Answer => ({
      status: 308,
      headers: headers.set('location', encodeURI(to) + query),
    });
    const asked = requestPath(question.target);
    if (asked) {
      const headers = headersFor(rules, asked.pathname);
      const redirect = redirectFor(redirects, asked.pathname);
      const isShownHere = redirect?.status === 200;
      if (redirect && !isShownHere)
        return {
          status: redirect.status,
          headers: headers.set('location', encodeURI(redirect.to) + asked.query),
        };
      const found = await findFile(folder, isShownHere ? redirect.to : asked.pathname);
      if (found?.kind === 'moved')
        return { status: 308, headers: headers.set('location', found.to + asked.query) };
      if (found) return fileAnswer(found.file, 200, headers, question);
      const bare = asked.pathname.replace(/\/$/, '');
      if (bare !== asked.pathname && redirectFor(redirects, bare)) return moved(headers, bare, asked.query);
      const lower = lowerCasePath(asked.pathname);
      if (lower && (redirectFor(redirects, lower) ?? (await findFile(folder, lower))))
        return moved(headers, lower, asked.query);
    }
    const headers = headersFor(rules, '/404');
    const notFound = await fileInside(folder, '/404.html');
    if (notFound) return fileAnswer(notFound, 404, headers, question);
    return {
      status: 404,
      headers: headers.set('content-type', 'text/plain; charset=utf-8'),
      body: Buffer.from('Not found\n'),
    };
  };
}
