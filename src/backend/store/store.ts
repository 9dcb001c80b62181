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
  close: () => Promise<void>;
};
