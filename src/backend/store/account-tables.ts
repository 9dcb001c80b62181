import type { Generated } from 'kysely';

/** Moments are milliseconds since 1970. */

/** A shopper of one dealer; `details` is what they told of themselves, as JSON. */
type AccountTable = {
  id: string;
  tenant: string;
  /** In its international form. */
  phone: string;
  created_at: number;
  /** The last sign-in or visit. */
  seen_at: number;
  details: string;
};

/** A code that was sent. What a browser needs to try it is kept as its SHA-256, the code with salt and a key. */
type SignInCodeTable = {
  id_hash: string;
  tenant: string;
  phone: string;
  salt: string;
  code_hash: string;
  created_at: number;
  tries: number;
  used_at: number | null;
  /** True if a proof of work came with it. */
  proven: Generated<number>;
};

/** A browser in which a shopper has signed in; its id is kept as its SHA-256. */
type ShopperSessionTable = {
  id_hash: string;
  account_id: string;
  opened_at: number;
  used_at: number;
};

/** A vehicle on a shopper's watchlist; `vehicle` is how it was called when it was saved, as JSON. */
type WatchlistTable = { account_id: string; car_id: string; saved_at: number; vehicle: string };

/** The score band and term that a shopper chose. */
type CreditChoiceTable = { account_id: string; tenant: string; band: string; term: number; kept_at: number };

export type AccountTables = {
  account: AccountTable;
  sign_in_code: SignInCodeTable;
  shopper_session: ShopperSessionTable;
  watchlist: WatchlistTable;
  credit_choice: CreditChoiceTable;
};
