/** On the document of a page that opens again without a network, as the stock does: the dealer's time zone (spec S17). */
export const OFFLINE_MARK = 'data-offline';
/** On what says how old the prices of a page are: the release that they are of, '' where it is not known. */
export const PRICES_MARK = 'data-prices-as-of';

/** On what stands for a page that is not kept. */
export const NOT_KEPT_MARK = 'data-not-kept';

/** How that time is drawn, as the last row of the header, which stays in view. */
export const PRICES_CLASS = 'no-print border-t border-line bg-warning-soft text-sm text-ink';
/** The row within. */
export const PRICES_ROW_CLASS = 'container-page flex flex-wrap items-center gap-x-3 py-2';
/** With it where the page is drawn already: it moves nothing. */
export const PRICES_OVER_CLASS = 'absolute top-full right-0 left-0';
