/**
 * Keeping a search, proving the address of its letters or of reminders, and stopping them (spec A12, A6): what HTML forms and the links of letters
 * send, answered by pages of the site.
 */
export const SAVE_SEARCH = { method: 'POST', path: '/api/saved-searches' } as const;
export const CONFIRM_SEARCH = { method: 'POST', path: '/api/saved-searches/confirm' } as const;
/** A GET, as the link of an email, leads to the page with the button; a POST stops: of that button, or of a mail program (RFC 8058). */
export const STOP_SEARCHES = { path: '/api/saved-searches/stop' } as const;

/** A search as a feed, with the parameters of a list and `list` for its path below /search. */
export const SEARCH_FEEDS = { rss: '/api/search.rss', atom: '/api/search.atom' } as const;

/** Names of what the forms send; `search` is the query of the address with the search. */
export const SAVE_SEARCH_FIELDS = { email: 'email', consent: 'consent', search: 'search' } as const;
export const PROOF_FIELDS = { search: 'search', reminder: 'reminder', proof: 'proof' } as const;
/** What the body of a mail program's POST says (RFC 8058), which no page of a site sends. */
export const ONE_CLICK_FIELD = 'List-Unsubscribe';
export const STOP_FIELDS = { subscriber: 'who', token: 'token', search: 'search' } as const;
