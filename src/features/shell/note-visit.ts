import { campaignToKeep, withPage } from '../../domain/lead/visited-pages.ts';
import { keepText, keptText } from '../../state/kept-text.ts';

const PAGES = 'pages';

function sendWaiting(): void {
  // What fails is tried again by the next page.
  if (navigator.onLine && keptText('waiting')) import('./send-waiting.ts').catch(() => {});
}

// Stays on the device until the shopper sends a form and agrees to its terms (spec F1). Full or blocked: a lead names the page
// it is sent from alone.
const pages = keptText(PAGES);
const now = Date.now();
const campaign = campaignToKeep(location.search, pages, now);
if (campaign === undefined || keepText('campaign', campaign))
  keepText(PAGES, withPage(pages, location.pathname, now));
sendWaiting();
// The network may be back before this page knows of a lead that another tab keeps.
for (const event of ['online', 'storage']) addEventListener(event, sendWaiting);
