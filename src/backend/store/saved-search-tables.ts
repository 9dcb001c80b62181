/** Moments are milliseconds since 1970. */

/** An address that searches are kept for, of one dealer. */
type SearchSubscriberTable = {
  id: string;
  tenant: string;
  /** In small letters. */
  email: string;
  /** Stops all emails to this address; it is in each of them, and does nothing else. */
  stop_token: string;
  created_at: number;
  /** The last email with news: there is one a day at most. */
  mailed_at: number | null;
};

/** A search that is kept. What was agreed to, when and on which page is in it. */
type SavedSearchTable = {
  id: string;
  subscriber_id: string;
  tenant: string;
  /** Who was signed in when it was kept; sees it in the account. */
  account_id: string | null;
  /** The list, by its path below /search, and what was chosen there. */
  list: string;
  query: string;
  /** What the list was about, in the search's filter language: a list without cars has no page that could tell. */
  scope: string;
  /** What the search is called, as its chips say it. */
  label: string;
  created_at: number;
  /** SHA-256 of what proves the address; null once it is used. */
  proof_hash: string | null;
  confirmed_at: number | null;
  stopped_at: number | null;
  wording: string;
  wording_hash: string;
  page: string;
  /** When the release was built whose cars are known. */
  known_at: number;
  /** KnownCars as JSON. */
  known: string;
};

/** An email to a shopper that is about no lead; `body` is a StoredLetter as JSON. */
type EmailTable = { id: string; tenant: string; subscriber_id: string; created_at: number; body: string };

export type SavedSearchTables = {
  search_subscriber: SearchSubscriberTable;
  saved_search: SavedSearchTable;
  letter: EmailTable;
};
