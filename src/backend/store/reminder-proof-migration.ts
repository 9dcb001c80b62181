import type { StoreKind } from './store.ts';

/** Whether the addresses that shoppers named for reminders of their own vehicles were proved. */
export const reminderProofTable = (kind: StoreKind): string[] => {
  const end = kind === 'sqlite' ? ') STRICT' : ')';
  const moment = kind === 'sqlite' ? 'INTEGER' : 'BIGINT';
  return [
    `CREATE TABLE reminder_proof (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      subscriber_id TEXT NOT NULL REFERENCES search_subscriber (id) ON DELETE CASCADE, proof_hash TEXT NOT NULL,
      asked_at ${moment} NOT NULL, proved_at ${moment}, stopped_at ${moment}${end}`,
    'CREATE INDEX reminder_proof_by_subscriber ON reminder_proof (subscriber_id, account_id)',
    'CREATE INDEX reminder_proof_by_account ON reminder_proof (account_id)',
    'CREATE INDEX reminder_proof_by_age ON reminder_proof (tenant, asked_at)',
  ];
};
