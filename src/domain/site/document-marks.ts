/**
 * What marks the document and the bar above its header, for CSS, public/before-paint.js and scripts.
 * Written out, not PageMarks: every page carries what reads them.
 */

/** On the document: the slug of the site. */
export const SITE_MARK = 'data-site';
/** On the document: the font that the site is set in. */
export const FONT_MARK = 'data-font';
/** On the document: the font of its headings, where they have one of their own. */
export const DISPLAY_FONT_MARK = 'data-display-font';
/**
 * Set on the document by /before-paint.js while the list of an address with filters is held back: 'scripts' until the
 * island is awake, 'search' until its answer is here, 'unanswered' when that failed. search.css draws what it means.
 */
export const HELD_MARK = 'data-search-pending';
/** Set beside it where the chosen filters will take a row. */
export const CHIPS_MARK = 'data-search-chips';
/** Set on the document by /before-paint.js and state/compact-lists.ts where the shopper has chosen short cards on phones. */
export const COMPACT_MARK = 'data-compact-lists';
/** On the document of a page that masks its phone numbers until one of them is pressed (spec D6). */
export const MASKED_MARK = 'data-masked-phones';
/** On the document of a site with accounts, where what is kept may be on a watchlist (spec A1). */
export const ACCOUNT_MARK = 'data-accounts';
/** On the announcement: its words, by which it is known once dismissed. */
export const ANNOUNCED_MARK = 'data-text';
