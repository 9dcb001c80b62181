/** The id of the heading above the results, to which the filters let the keyboard skip. */
export const RESULTS_ID = 'results';

/** The heading of the results that an element belongs to: where the focus goes when what had it is gone. */
export const resultsHeading = (element: Element | null): HTMLElement | null | undefined =>
  element?.closest('.search-island')?.querySelector<HTMLElement>('.result-count');
