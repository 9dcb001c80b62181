/** The page of an account that needs no scripts (spec A5). */
export const ACCOUNT_PAGE_PATH = '/api/account/page';

/** What the page is opened with to ask before it erases, or to say what was done, and what its forms are sent with. */
export const ACCOUNT_PAGE_FIELDS = { ask: 'ask', done: 'done', action: 'action', car: 'car' } as const;

/** What a form of the page does: saves the details, takes a vehicle off the watchlist, or erases the account. */
export const ACCOUNT_PAGE_ACTIONS = ['save', 'remove', 'erase'] as const;
