import { FORM_MARKS } from '../domain/lead/form-marks.ts';
import { keptText } from './kept-text.ts';
import { followOtherTabs } from './other-tabs.ts';

/** Wakes the islands that wait for their visitor (client:touch) and have something to show at once. */
const wake = (selector: string): void => {
  for (const island of document.querySelectorAll(`astro-island:has(${selector})`))
    island.dispatchEvent(new Event('wake'));
};

const wakeForms = (): void => wake(`[${FORM_MARKS.form}]`);

// What the address fills in.
if (location.search.length > 1) wakeForms();
// What signing in is for and where back leads to, and which search is kept.
if (location.search.length > 1) wake('.sign-in, .search-page');

/** What was typed on this device, what the shopper has asked, and the figures of their choice; stores come with the islands. */
function wakeKept(): void {
  if (keptText('enquiry')) wakeForms();
  if (keptText('signed-in')) wake('.own-finance, .own-figures');
}
wakeKept();
followOtherTabs(wakeKept);
