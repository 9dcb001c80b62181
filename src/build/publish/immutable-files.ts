/**
 * Addresses whose files carry a hash of their bytes in the name, as patterns of `_headers`: browsers keep them for a
 * year, and they stay for a while after a release that no longer needs them, for tabs that are still open.
 */
export const IMMUTABLE_PATTERNS = ['/_astro/*', '/img/*', '/og/*', '/fonts/*', '/search-index/*'] as const;

const matchers = IMMUTABLE_PATTERNS.map((pattern) => pattern.slice(1, -1));

/** True if a file of the bundle (path without a slash in front) never changes under its name. */
export function isImmutableFile(file: string): boolean {
  return matchers.some((start) => file.startsWith(start));
}
