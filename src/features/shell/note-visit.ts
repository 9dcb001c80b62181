import { campaignToKeep, withPage } from '../../domain/lead/visited-pages.ts';
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
  const pages = keptText(PAGES);
  const now = Date.now();
  const keep = (name: string, text: string): void => localStorage.setItem(storageKey(siteSlug(), name), text);
  const campaign = campaignToKeep(location.search, pages, now);
  if (campaign !== undefined) keep('campaign', campaign);
  keep(PAGES, withPage(pages, location.pathname, now));
} catch {
  // Full or blocked: a lead names the page it is sent from alone.
}
sendWaiting();
// The network may be back before this page knows of a lead that another tab keeps.
for (const event of ['online', 'storage']) addEventListener(event, sendWaiting);
