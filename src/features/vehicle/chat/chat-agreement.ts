import { siteSlug } from '../../../state/site-slug.ts';
import { storageKey } from '../../../state/storage-key.ts';

const key = (): string => storageKey(siteSlug(), 'chat-agreed');
/** Where the browser keeps nothing, the answer holds for the page. */
let hasAgreed = false;

/** Whether the shopper has agreed, in this visit, that a provider carries the chat. */
export function hasAgreedToChat(): boolean {
  try {
    return hasAgreed || sessionStorage.getItem(key()) !== null;
  } catch {
    return hasAgreed;
  }
}

/** Remembers the shopper's consent for this visit. */
export function agreeToChat(): void {
  hasAgreed = true;
  try {
    sessionStorage.setItem(key(), 'yes');
  } catch {
    // A browser may refuse to keep anything.
  }
}
