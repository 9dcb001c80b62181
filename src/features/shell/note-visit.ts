import { withPage } from '../../domain/lead/visited-pages.ts';
import { siteSlug } from '../../state/site-slug.ts';
import { storageKey } from '../../state/storage-key.ts';

const keyOf = (name: string): string => storageKey(siteSlug(), name);

function sendWaiting(): void {
  try {
    // Without a network the next page tries again.
    if (localStorage.getItem(keyOf('waiting'))) import('./send-waiting.ts').catch(() => {});
  } catch {
    // Blocked: no lead could be kept.
  }
}

try {
  // Stays on the device until the shopper sends a form and agrees to its terms (spec F1).
  const pages = keyOf('pages');
  localStorage.setItem(pages, withPage(localStorage.getItem(pages), location.pathname, Date.now()));
} catch {
  // Full or blocked: a lead names the page it is sent from alone.
}
sendWaiting();
addEventListener('online', sendWaiting);
