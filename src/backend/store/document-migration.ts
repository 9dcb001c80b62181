import type { StoreKind } from './store.ts';

/** Documents that dealers give to shoppers. */
export const shopperDocumentTable = (kind: StoreKind): string[] => {
  const end = kind === 'sqlite' ? ') STRICT' : ')';
  const moment = kind === 'sqlite' ? 'INTEGER' : 'BIGINT';
  return [
    `CREATE TABLE shopper_document (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, lead_id TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
      phone TEXT NOT NULL, title TEXT NOT NULL, file_key TEXT NOT NULL, name TEXT NOT NULL, bytes INTEGER NOT NULL,
      added_at ${moment} NOT NULL, until ${moment} NOT NULL, opened_at ${moment}${end}`,
    'CREATE INDEX shopper_document_by_lead ON shopper_document (lead_id)',
    'CREATE INDEX shopper_document_by_phone ON shopper_document (tenant, phone)',
    'CREATE INDEX shopper_document_by_end ON shopper_document (until)',
  ];
};
