import type { StoreKind } from './store.ts';

const DELIVERY_COLUMNS =
  'id, lead_id, tenant, destination, kind, state, attempts, refusals, queued_at, next_at, lease_until, fence, finished_at, last_error';

/** Searches that shoppers keep, and emails about them. */
export const savedSearchTables = (kind: StoreKind): string[] => {
  const end = kind === 'sqlite' ? ') STRICT' : ')';
  const moment = kind === 'sqlite' ? 'INTEGER' : 'BIGINT';
  return [
    `CREATE TABLE search_subscriber (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, email TEXT NOT NULL, stop_token TEXT NOT NULL,
      created_at ${moment} NOT NULL, mailed_at ${moment}, UNIQUE (tenant, email)${end}`,
    `CREATE TABLE saved_search (
      id TEXT PRIMARY KEY, subscriber_id TEXT NOT NULL REFERENCES search_subscriber (id) ON DELETE CASCADE,
      tenant TEXT NOT NULL, account_id TEXT REFERENCES account (id) ON DELETE CASCADE, list TEXT NOT NULL,
      query TEXT NOT NULL, scope TEXT NOT NULL, label TEXT NOT NULL, created_at ${moment} NOT NULL, proof_hash TEXT,
      confirmed_at ${moment}, stopped_at ${moment}, wording TEXT NOT NULL, wording_hash TEXT NOT NULL,
      page TEXT NOT NULL, known_at ${moment} NOT NULL, known TEXT NOT NULL${end}`,
    'CREATE INDEX saved_search_by_subscriber ON saved_search (subscriber_id)',
    'CREATE INDEX saved_search_by_account ON saved_search (account_id) WHERE account_id IS NOT NULL',
    `CREATE INDEX saved_search_due ON saved_search (tenant, known_at)
      WHERE confirmed_at IS NOT NULL AND stopped_at IS NULL`,
    `CREATE TABLE letter (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL,
      subscriber_id TEXT NOT NULL REFERENCES search_subscriber (id) ON DELETE CASCADE,
      created_at ${moment} NOT NULL, body TEXT NOT NULL${end}`,
    'CREATE INDEX letter_by_subscriber ON letter (subscriber_id)',
    ...emailsInOutbox(kind),
  ];
};

/** A message of the outbox is about a lead or is an email; SQLite cannot let a column be empty that was not before. */
function emailsInOutbox(kind: StoreKind): string[] {
  if (kind === 'postgres')
    return [
      'ALTER TABLE delivery ALTER COLUMN lead_id DROP NOT NULL',
      'ALTER TABLE delivery ADD COLUMN letter_id TEXT REFERENCES letter (id) ON DELETE CASCADE',
      'CREATE INDEX delivery_by_letter ON delivery (letter_id) WHERE letter_id IS NOT NULL',
    ];
  return [
    `CREATE TABLE delivery_of_all (
      id TEXT PRIMARY KEY, lead_id TEXT REFERENCES lead (id) ON DELETE CASCADE, tenant TEXT NOT NULL,
      destination TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL,
      refusals INTEGER NOT NULL, queued_at INTEGER NOT NULL, next_at INTEGER NOT NULL, lease_until INTEGER,
      fence INTEGER NOT NULL, finished_at INTEGER, last_error TEXT,
      letter_id TEXT REFERENCES letter (id) ON DELETE CASCADE) STRICT`,
    `INSERT INTO delivery_of_all (${DELIVERY_COLUMNS}) SELECT ${DELIVERY_COLUMNS} FROM delivery`,
    'DROP TABLE delivery',
    'ALTER TABLE delivery_of_all RENAME TO delivery',
    'CREATE INDEX delivery_by_lead ON delivery (lead_id)',
    'CREATE INDEX delivery_by_letter ON delivery (letter_id) WHERE letter_id IS NOT NULL',
    "CREATE INDEX delivery_dead ON delivery (tenant, finished_at) WHERE state = 'dead'",
    "CREATE INDEX delivery_next ON delivery (tenant, destination, attempts, next_at, id) WHERE state = 'queued'",
    "CREATE INDEX delivery_held ON delivery (tenant, destination) WHERE state = 'queued' AND lease_until IS NOT NULL",
  ];
}
