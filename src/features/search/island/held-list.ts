/**
 * Set on the document by /before-paint.js while the list of an address with filters is held back: 'scripts' until the
 * island is awake, 'search' until its answer is here, 'unanswered' when that failed. search.css draws what it means.
 */
const HELD = 'data-search-pending';
/** Set beside it where the chosen filters will take a row. */
const CHIPS = 'data-search-chips';

const root = (): HTMLElement => document.documentElement;

export const isListHeld = (): boolean => root().hasAttribute(HELD);

/** Says what a list that is held back waits for. */
export function holdList(reason: 'search' | 'unanswered'): void {
  root().setAttribute(HELD, reason);
}

/** Shows the list. */
export function releaseList(): void {
  root().removeAttribute(HELD);
  root().removeAttribute(CHIPS);
}
