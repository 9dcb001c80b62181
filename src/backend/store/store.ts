import type { Kysely, Transaction } from 'kysely';
import type { LeadDatabase } from './tables.ts';

export type StoreKind = 'sqlite' | 'postgres';

/** Where leads are kept. What several statements change together goes through `write`. */
export type Store = {
  kind: StoreKind;
  /** Where it is, for messages; without a password. */
  place: string;
  db: Kysely<LeadDatabase>;
  /** One transaction: all of the work is on disk when this resolves, or none of it when it rejects. */
  write: <T>(work: (db: Transaction<LeadDatabase>) => Promise<T>) => Promise<T>;
  /**
   * Milliseconds since 1970 by the one clock of all who share the store: the server's, or this machine's for a file. Inside of
   * a `write` it is asked for of that transaction.
   */
  now: (db?: Transaction<LeadDatabase>) => Promise<number>;
  /**
   * Puts rows into a table inside of a `write`, by the text of a statement and its values; gives how many were new. What
   * every lead needs goes this way, because the query builder costs SQLite more than the insertion.
   */
  insert: (db: Transaction<LeadDatabase>, text: string, values: readonly unknown[]) => Promise<number>;
  /**
   * Proves that a lead can be stored now (R4): commits a row and has room for what a lead takes. Throws what the database or the
   * disk says where it cannot, as a full disk or a read-only one does.
   */
  prove: () => Promise<void>;
  close: () => Promise<void>;
};
