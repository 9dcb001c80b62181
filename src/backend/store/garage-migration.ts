import type { StoreKind } from './store.ts';

/** Vehicles of shoppers' own, with their reminders. */
export const ownedVehicleTable = (kind: StoreKind): string[] => {
  const end = kind === 'sqlite' ? ') STRICT' : ')';
  const moment = kind === 'sqlite' ? 'INTEGER' : 'BIGINT';
  return [
    `CREATE TABLE owned_vehicle (
      account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, id TEXT NOT NULL, tenant TEXT NOT NULL,
      changed_at ${moment} NOT NULL, removed INTEGER NOT NULL, body TEXT NOT NULL,
      subscriber_id TEXT REFERENCES search_subscriber (id) ON DELETE SET NULL, wording TEXT, agreed_at ${moment},
      service_on TEXT, rego_on TEXT, service_told TEXT, rego_told TEXT, PRIMARY KEY (account_id, id)${end}`,
    'CREATE INDEX owned_vehicle_by_subscriber ON owned_vehicle (subscriber_id) WHERE subscriber_id IS NOT NULL',
  ];
};
