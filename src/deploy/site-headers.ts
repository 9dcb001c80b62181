import { HOST_CACHE_CONTROL, type HeaderRule } from '../build/publish/headers-file.ts';
import { matchingHeaders } from '../build/publish/matching-headers.ts';

const EVERYWHERE = '/*';
const CACHE_CONTROL = 'Cache-Control';

/** The headers of every address, without how long they are kept. */
export function headersEverywhere(rules: readonly HeaderRule[]): [string, string][] {
  const all = rules.filter(({ pattern }) => pattern === EVERYWHERE);
  return all.flatMap(({ set }) => Object.entries(set)).filter(([name]) => name !== CACHE_CONTROL);
}

/** The rules of some addresses alone, whichever headers they set. */
export const rulesOfSome = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.filter(({ pattern }) => pattern !== EVERYWHERE);

/** How long browsers keep what is at an address; pages are asked for each time (HOST_CACHE_CONTROL). */
export const cacheControlAt = (rules: readonly HeaderRule[], address: string): string =>
  matchingHeaders(rules, address).get('cache-control') ?? HOST_CACHE_CONTROL;

/** The content security policy of a site's pages; empty where its headers name none. */
export const policyOf = (headers: readonly HeaderRule[]): string =>
  headers.find(({ set }) => 'Content-Security-Policy' in set)?.set['Content-Security-Policy'] ?? '';
