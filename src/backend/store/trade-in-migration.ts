import type { StoreKind } from './store.ts';

/** Figures that shoppers got for their vehicles, and the offers that they accepted. */
export const tradeInTables = (kind: StoreKind): string[] => {
  const end = kind === 'sqlite' ? ') STRICT' : ')';
  const moment = kind === 'sqlite' ? 'INTEGER' : 'BIGINT';
  return [
    `CREATE TABLE trade_in_valuation (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, valued_at ${moment} NOT NULL,
      lead_id TEXT REFERENCES lead (id) ON DELETE CASCADE, recorded_at ${moment}, body TEXT NOT NULL${end}`,
    'CREATE INDEX trade_in_valuation_by_lead ON trade_in_valuation (lead_id) WHERE lead_id IS NOT NULL',
    'CREATE INDEX trade_in_valuation_by_day ON trade_in_valuation (tenant, valued_at)',
    `CREATE TABLE trade_in_acceptance (
      lead_id TEXT PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE, tenant TEXT NOT NULL,
      valuation_id TEXT NOT NULL, accepted_at ${moment} NOT NULL, offer INTEGER NOT NULL,
      accepting_lead_id TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE${end}`,
    'CREATE INDEX trade_in_acceptance_by_lead ON trade_in_acceptance (accepting_lead_id)',
  ];
};
