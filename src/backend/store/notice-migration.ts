import type { StoreKind } from './store.ts';

/** Emails to dealers about their site, and codes that are counted by site. */
export const noticeTables = (kind: StoreKind): string[] => {
  const isSqlite = kind === 'sqlite';
  return [
    `CREATE TABLE notice (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, created_at ${isSqlite ? 'INTEGER' : 'BIGINT'} NOT NULL,
      body TEXT NOT NULL${isSqlite ? ') STRICT' : ')'}`,
    'CREATE INDEX notice_by_age ON notice (created_at)',
    'ALTER TABLE delivery ADD COLUMN notice_id TEXT REFERENCES notice (id) ON DELETE CASCADE',
    'CREATE INDEX delivery_by_notice ON delivery (notice_id) WHERE notice_id IS NOT NULL',
    'ALTER TABLE sign_in_code ADD COLUMN proven INTEGER NOT NULL DEFAULT 1',
    'CREATE INDEX sign_in_code_of_site ON sign_in_code (tenant, created_at)',
  ];
};
