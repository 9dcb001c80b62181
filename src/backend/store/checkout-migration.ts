import type { StoreKind } from './store.ts';

/** Vehicles that shoppers have reserved, and what they paid for it. */
export const checkoutTables = (kind: StoreKind): string[] => {
  const end = kind === 'sqlite' ? ') STRICT' : ')';
  const moment = kind === 'sqlite' ? 'INTEGER' : 'BIGINT';
  return [
    `CREATE TABLE hold (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, vehicle TEXT NOT NULL, slug TEXT NOT NULL, state TEXT NOT NULL,
      end_reason TEXT, price ${moment} NOT NULL, fee ${moment} NOT NULL, refund TEXT NOT NULL, hours INTEGER NOT NULL,
      taken_at ${moment} NOT NULL, until ${moment} NOT NULL, ended_at ${moment}${end}`,
    // Of all requests for a vehicle at one moment, in any process, one gets a row.
    'CREATE UNIQUE INDEX hold_of_vehicle ON hold (tenant, vehicle) WHERE ended_at IS NULL',
    'CREATE INDEX hold_by_end ON hold (until) WHERE ended_at IS NULL',
    'CREATE INDEX hold_by_day ON hold (tenant, taken_at)',
    `CREATE TABLE payment (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, amount ${moment} NOT NULL, state TEXT NOT NULL, session TEXT, charge TEXT,
      address TEXT, pages INTEGER NOT NULL, created_at ${moment} NOT NULL, changed_at ${moment} NOT NULL${end}`,
    'CREATE INDEX payment_by_charge ON payment (charge) WHERE charge IS NOT NULL',
    'CREATE INDEX payment_by_age ON payment (tenant, created_at)',
    `CREATE TABLE payment_task (
      id TEXT PRIMARY KEY, payment_id TEXT NOT NULL REFERENCES payment (id) ON DELETE CASCADE, tenant TEXT NOT NULL,
      kind TEXT NOT NULL, queued_at ${moment} NOT NULL, next_at ${moment} NOT NULL, attempts INTEGER NOT NULL,
      finished_at ${moment}, last_error TEXT${end}`,
    'CREATE INDEX payment_task_due ON payment_task (next_at) WHERE finished_at IS NULL',
  ];
};
