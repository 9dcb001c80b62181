import { createHash } from 'node:crypto';
import { logoHref, tenant, themeHref } from 'virtual:tenant';

// What every page shows through its layout but Astro's own hashes do not see.
const layoutDigest = JSON.stringify([tenant, themeHref, logoHref]);
const digest = createHash('sha256').update(layoutDigest).digest('base64url');

/**
 * The key under which a rendered page may be used again: everything the page shows must be in `parts`, today's words
 * included. Same key, same page (design 4).
 */
export function pageKey(...parts: unknown[]): string {
  return createHash('sha256').update(digest).update(JSON.stringify(parts)).digest('base64url');
}
