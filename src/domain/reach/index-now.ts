/** Where one request reaches all search engines of IndexNow (https://www.indexnow.org/documentation). */
export const INDEX_NOW = 'https://api.indexnow.org/indexnow';

/** Addresses that a request may name. */
const MAX_ADDRESSES = 10_000;

/** The file that proves a key to be the site's own. */
export const keyPath = (key: string): string => `/${key}.txt`;

/** What changed of pages, each by its address with a mark of its bytes: new, changed and gone, in the order of addresses. */
export function changedAddresses(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((address) => before[address] !== now[address])
    .toSorted();
}

/** The bodies of the requests that tell of addresses of one site (spec P9); addresses of other hosts are left out. */
export function indexNowRequests(
  siteUrl: string,
  key: string,
  addresses: readonly string[],
): { host: string; key: string; keyLocation: string; urlList: string[] }[] {
  const { host, origin } = new URL(siteUrl);
  const own = addresses.filter((address) => new URL(address).host === host);
  return Array.from({ length: Math.ceil(own.length / MAX_ADDRESSES) }, (_, at) => ({
    host,
    key,
    keyLocation: `${origin}${keyPath(key)}`,
    urlList: own.slice(at * MAX_ADDRESSES, (at + 1) * MAX_ADDRESSES),
  }));
}
