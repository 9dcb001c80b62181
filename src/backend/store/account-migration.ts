import type { StoreKind } from './store.ts';

/** Shoppers who sign in, and what they keep. */
export const accountTables = (kind: StoreKind): string[] => {
  const end = kind === 'sqlite' ? ') STRICT' : ')';
  const moment = kind === 'sqlite' ? 'INTEGER' : 'BIGINT';
  return [
    `CREATE TABLE account (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, phone TEXT NOT NULL, created_at ${moment} NOT NULL,
      seen_at ${moment} NOT NULL, details TEXT NOT NULL, UNIQUE (tenant, phone)${end}`,
    'CREATE INDEX account_by_visit ON account (tenant, seen_at)',
    `CREATE TABLE sign_in_code (
      id_hash TEXT PRIMARY KEY, tenant TEXT NOT NULL, phone TEXT NOT NULL, salt TEXT NOT NULL,
      code_hash TEXT NOT NULL, created_at ${moment} NOT NULL, tries INTEGER NOT NULL, used_at ${moment}${end}`,
    'CREATE INDEX sign_in_code_by_phone ON sign_in_code (tenant, phone)',
    'CREATE INDEX sign_in_code_by_age ON sign_in_code (created_at)',
    `CREATE TABLE shopper_session (
      id_hash TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      opened_at ${moment} NOT NULL, used_at ${moment} NOT NULL${end}`,
    'CREATE INDEX shopper_session_by_account ON shopper_session (account_id)',
    `CREATE TABLE watchlist (
      account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, car_id TEXT NOT NULL,
      saved_at ${moment} NOT NULL, vehicle TEXT NOT NULL, PRIMARY KEY (account_id, car_id)${end}`,
  ];
};
