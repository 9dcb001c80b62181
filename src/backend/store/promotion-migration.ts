import type { StoreKind } from './store.ts';

/** Draws of promotions, and how many of each prize were won. */
export const promotionTables = (kind: StoreKind): string[] => {
  const end = kind === 'sqlite' ? ') STRICT' : ')';
  const moment = kind === 'sqlite' ? 'INTEGER' : 'BIGINT';
  return [
    `CREATE TABLE promotion_draw (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, promotion TEXT NOT NULL, phone_hash TEXT NOT NULL, phone TEXT,
      state TEXT NOT NULL, drawn_at ${moment} NOT NULL, odds TEXT NOT NULL, number INTEGER NOT NULL, drawn TEXT,
      prize TEXT, terms_hash TEXT NOT NULL, UNIQUE (tenant, promotion, phone_hash)${end}`,
    'CREATE INDEX promotion_draw_by_day ON promotion_draw (tenant, drawn_at)',
    'CREATE INDEX promotion_draw_by_phone ON promotion_draw (phone) WHERE phone IS NOT NULL',
    `CREATE TABLE promotion_prize (
      tenant TEXT NOT NULL, promotion TEXT NOT NULL, prize TEXT NOT NULL, given INTEGER NOT NULL,
      PRIMARY KEY (tenant, promotion, prize)${end}`,
  ];
};
