/** What is known of the search of an address with filters, whose list is held back. */
type HeldSearch = {
  hasFailed: boolean;
  /** True if the results are still those that the page was built with. */
  areBuilt: boolean;
  isCurrent: boolean;
  /** True if the page that was asked for lies behind the last one. */
  isPastEnd: boolean;
};

/**
 * What the list waits for: an answer of its own to a page that there is, or, where the search failed, another try;
 * undefined once it may show.
 */
export function listHold({
  hasFailed,
  areBuilt,
  isCurrent,
  isPastEnd,
}: HeldSearch): 'search' | 'unanswered' | undefined {
  if (hasFailed) return 'unanswered';
  return areBuilt || !isCurrent || isPastEnd ? 'search' : undefined;
}
