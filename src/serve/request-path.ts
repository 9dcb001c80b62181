/** The path and query of a request, decoded once; `undefined` stands for a path that no file of a site can have. */
export type RequestPath = { pathname: string; query: string };

/** The one hidden folder that a site has (RFC 8615). */
const OPEN_FOLDER = '.well-known';
const CONTROL_OR_BACKSLASH = /[\u0000-\u001F\u007F\\]/;

/**
 * Takes the target of a request apart without tidying it: a path with `..`, an empty or hidden segment, a backslash or a
 * control character, plain or encoded, names no file (research: every one of them has been a way out of some server).
 */
export function requestPath(target: string): RequestPath | undefined {
  const [, raw = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  let pathname: string;
  try {
    pathname = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  if (!pathname.startsWith('/') || CONTROL_OR_BACKSLASH.test(pathname)) return undefined;
  const segments = pathname.slice(1).split('/');
  const isOpen = segments.every(
    (segment, index) =>
      (!segment.startsWith('.') || (index === 0 && segment === OPEN_FOLDER)) &&
      (segment !== '' || index === segments.length - 1),
  );
  return isOpen ? { pathname, query } : undefined;
}
