import path from 'node:path';

/** True if a feed's source is an address rather than a file. */
export function isWebAddress(source: string): boolean {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(source);
}

/** A source as messages may show it: an address without its password and query, which often hold a key. */
export function shownSource(source: string): string {
  if (!isWebAddress(source)) {
    const relative = path.relative(process.cwd(), source);
    return relative.startsWith('..') ? source : relative;
  }
  const url = URL.parse(source);
  return url ? `${url.protocol}//${url.host}${url.pathname}` : (source.split(/[?#]/)[0] ?? source);
}
