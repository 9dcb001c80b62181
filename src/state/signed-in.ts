import { siteSlug } from './site-slug.ts';
import { storageKey } from './storage-key.ts';

/** Says that somebody has signed in on this device, and nothing of who: the session itself is no script's to read. */
const key = (): string => storageKey(siteSlug(), 'signed-in');

/** Whether somebody has signed in on this device, as far as it remembers; the backend may know better. */
export function isSignedInHere(): boolean {
  try {
    return localStorage.getItem(key()) !== null;
  } catch {
    return false;
  }
}

/** Remembers that somebody has signed in on this device, or has signed out. */
export function rememberSignedIn(is: boolean): void {
  try {
    if (is) localStorage.setItem(key(), 'yes');
    else localStorage.removeItem(key());
  } catch {
    // Full or blocked: the backend is asked each time.
  }
}
