/** The id of the heading above the results, to which the filters let the keyboard skip. */
export const RESULTS_ID = 'results';

/** The heading of the results that an element belongs to: where the focus goes when what had it is gone. */
export const resultsHeading = (element: Element | null): HTMLElement | null | undefined =>
  element?.closest('.search-island')?.querySelector<HTMLElement>('.result-count');

/** Pixels the sticky header takes from the top of the window. */
const HEADER = 96;

/** Shows a list from its top, where it begins above the window; at once, as its cards change under the shopper. */
export function scrollToList(element: Element | null): void {
  const top = (element?.closest('.search-island')?.getBoundingClientRect().top ?? 0) - HEADER;
  if (top < 0) scrollBy({ top, behavior: 'instant' });
}
