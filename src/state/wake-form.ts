import { FORM_MARKS } from '../domain/lead/form-marks.ts';
import { $drafts } from './lead-drafts.ts';
import { $signedIn } from './signed-in.ts';

/** Wakes the islands that wait for their visitor (client:touch) and have something to show at once. */
const wake = (selector: string): void => {
  for (const island of document.querySelectorAll(`astro-island:has(${selector})`))
    island.dispatchEvent(new Event('wake'));
};

const wakeForms = (): void => wake(`[${FORM_MARKS.form}]`);

// What the address fills in, and what was typed on this device, in whichever tab.
if (location.search.length > 1) wakeForms();
$drafts.subscribe((drafts) => {
  if (Object.keys(drafts).length > 0) wakeForms();
});
// What signing in is for and where back leads to, and which search is kept.
if (location.search.length > 1) wake('.sign-in, .search-page');
// What the shopper has asked, and the figures of their choice.
$signedIn.subscribe((is) => {
  if (is) wake('.own-finance, .own-figures');
});
