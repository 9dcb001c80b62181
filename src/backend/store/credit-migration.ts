import type { StoreKind } from './store.ts';

/** What shoppers chose for figures of their own: a band that they rate themselves in, and a term. */
export const creditChoiceTable = (kind: StoreKind): string[] => {
  const isSqlite = kind === 'sqlite';
  return [
    `CREATE TABLE credit_choice (
      account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE, tenant TEXT NOT NULL, band TEXT NOT NULL,
      term INTEGER NOT NULL, kept_at ${isSqlite ? 'INTEGER' : 'BIGINT'} NOT NULL${isSqlite ? ') STRICT' : ')'}`,
    'CREATE INDEX credit_choice_by_age ON credit_choice (tenant, kept_at)',
  ];
};
