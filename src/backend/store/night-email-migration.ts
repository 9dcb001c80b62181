import type { StoreKind } from './store.ts';

/** Emails to dealers about nights, and messages that are such emails. */
export const nightEmailTable = (kind: StoreKind): string[] => {
  const isSqlite = kind === 'sqlite';
  return [
    `CREATE TABLE night_letter (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, created_at ${isSqlite ? 'INTEGER' : 'BIGINT'} NOT NULL,
      body TEXT NOT NULL${isSqlite ? ') STRICT' : ')'}`,
    'CREATE INDEX night_letter_by_age ON night_letter (created_at)',
    'ALTER TABLE delivery ADD COLUMN night_letter_id TEXT REFERENCES night_letter (id) ON DELETE CASCADE',
    'CREATE INDEX delivery_by_night_letter ON delivery (night_letter_id) WHERE night_letter_id IS NOT NULL',
  ];
};
