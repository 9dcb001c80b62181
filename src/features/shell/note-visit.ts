import { withPage } from '../../domain/lead/visited-pages.ts';
import { keptText } from '../../state/kept-text.ts';
import { siteSlug } from '../../state/site-slug.ts';
import { storageKey } from '../../state/storage-key.ts';

const PAGES = 'pages';

function sendWaiting(): void {
  // What fails is tried again by the next page.
  if (navigator.onLine && keptText('waiting')) import('./send-waiting.ts').catch(() => {});
}

try {
  // Stays on the device until the shopper sends a form and agrees to its terms (spec F1).
  localStorage.setItem(
    storageKey(siteSlug(), PAGES),
    withPage(keptText(PAGES), location.pathname, Date.now()),
  );
} catch {
  // Full or blocked: a lead names the page it is sent from alone.
}
sendWaiting();
// The network may be back before this page knows of a lead that another tab keeps.
for (const event of ['online', 'storage']) addEventListener(event, sendWaiting);
