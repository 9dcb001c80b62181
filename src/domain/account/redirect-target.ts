/** Spaces and control characters: browsers strip some of them, so that what is checked would not be what is followed. */
const HIDDEN_CHARACTERS = /[\s\p{Cc}]/u;

/**
 * Where a `redirect` or `back` parameter may lead: path, query and hash on the site's own origin, else '/' (spec A5).
 * Whatever the value, the result starts with exactly one slash. Throws a TypeError for an origin that is no address.
 */
export function safeRedirect(value: string | null | undefined, origin: string): string {
  if (!value || HIDDEN_CHARACTERS.test(value) || !/^\/(?![/\\])/.test(value)) return '/';
  const home = new URL(origin).origin;
  const url = URL.parse(value, home);
  // Dot segments can leave a path of two slashes, which a browser reads as another host: '/.//elsewhere.example'.
  if (url?.origin !== home || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
