import { siteSlug } from './site-slug.ts';
import { storageKey } from './storage-key.ts';

/** What this device keeps for the site under a name; null where it keeps nothing, or storage is blocked (spec F12). */
export function keptText(name: string): string | null {
  try {
    return localStorage.getItem(storageKey(siteSlug(), name));
  } catch {
    return null;
  }
}
