import type { StoreKind } from './store.ts';

/** Payments that dealers ask shoppers for, and messages about them. */
export const paymentRequestTables = (kind: StoreKind): string[] => {
  const end = kind === 'sqlite' ? ') STRICT' : ')';
  const moment = kind === 'sqlite' ? 'INTEGER' : 'BIGINT';
  return [
    `CREATE TABLE payment_request (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, lead_id TEXT REFERENCES lead (id) ON DELETE SET NULL, name TEXT,
      email TEXT, phone TEXT, purpose TEXT NOT NULL, amount ${moment} NOT NULL, asked_at ${moment} NOT NULL,
      until ${moment} NOT NULL, cancelled_at ${moment}, paid_at ${moment}, returned_at ${moment}${end}`,
    'CREATE INDEX payment_request_by_day ON payment_request (tenant, asked_at)',
    'CREATE INDEX payment_request_by_phone ON payment_request (phone) WHERE phone IS NOT NULL',
    'CREATE INDEX payment_request_by_email ON payment_request (email) WHERE email IS NOT NULL',
    'CREATE INDEX payment_request_by_lead ON payment_request (lead_id) WHERE lead_id IS NOT NULL',
    'ALTER TABLE delivery ADD COLUMN request_id TEXT REFERENCES payment_request (id) ON DELETE CASCADE',
    'CREATE INDEX delivery_by_request ON delivery (request_id) WHERE request_id IS NOT NULL',
  ];
};
