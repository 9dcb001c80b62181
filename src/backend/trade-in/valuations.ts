import type { Kysely, Transaction } from 'kysely';
import type { ValuationQuestion } from '../../api/value-trade-in.ts';
import type { Estimate } from '../../domain/trade-in/make-estimate.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** A figure as it is kept: what was asked, and what was answered by whom. */
export type KeptValuation = {
  id: string;
  tenant: string;
  /** Milliseconds. */
  valuedAt: number;
  question: ValuationQuestion;
  /** '2022 Aldera Larkspur, 61,000 km'. */
  vehicle: string;
  /** The provider, as the page names it. */
  source: string;
  estimate: Estimate;
};

type Row = Pick<LeadDatabase['trade_in_valuation'], 'id' | 'tenant' | 'valued_at' | 'body'>;
/** The columns that `keptOf` reads. */
export const VALUATION_COLUMNS = ['id', 'tenant', 'valued_at', 'body'] as const;

/** A row of the table as the code knows it. */
export const keptOf = ({ id, tenant, valued_at: valuedAt, body }: Row): KeptValuation => ({
  id,
  tenant,
  valuedAt,
  ...(JSON.parse(body) as Omit<KeptValuation, 'id' | 'tenant' | 'valuedAt'>),
});

/** Keeps a figure; it is on disk when this resolves. */
export async function keepValuation(
  store: Store,
  { id, tenant, valuedAt, ...rest }: KeptValuation,
): Promise<void> {
  const row = {
    id,
    tenant,
    valued_at: valuedAt,
    lead_id: null,
    recorded_at: null,
    body: JSON.stringify(rest),
  };
  await store.write((db) => db.insertInto('trade_in_valuation').values(row).execute());
}

/** A figure of a dealer by its id. */
export async function findValuation(
  { db }: Pick<Store, 'db'>,
  tenant: string,
  id: string,
): Promise<KeptValuation | undefined> {
  const row = await db
    .selectFrom('trade_in_valuation')
    .select(VALUATION_COLUMNS)
    .where('id', '=', id)
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return row && keptOf(row);
}

/** The figure that a lead was sent with; the newest where it is of several. */
export async function valuationOfLead(
  db: Kysely<LeadDatabase>,
  leadId: string,
): Promise<KeptValuation | undefined> {
  const row = await db
    .selectFrom('trade_in_valuation')
    .select(VALUATION_COLUMNS)
    .where('lead_id', '=', leadId)
    .orderBy('valued_at', 'desc')
    .executeTakeFirst();
  return row && keptOf(row);
}

/** Notes in the transaction of a lead that it was sent with a figure; of several leads the last has it. */
export async function linkValuation(
  db: Transaction<LeadDatabase>,
  { id: lead_id, tenant }: { id: string; tenant: string },
  valuationId: string,
): Promise<void> {
  await db
    .updateTable('trade_in_valuation')
    .set({ lead_id })
    .where('id', '=', valuationId)
    .where('tenant', '=', tenant)
    .execute();
}

/** Notes that a page said that it showed a figure (spec K13); false for one that the dealer does not have. */
export async function noteRecorded(store: Store, tenant: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await store.write((db) =>
    db
      .updateTable('trade_in_valuation')
      .set({ recorded_at: now })
      .where('id', '=', id)
      .where('tenant', '=', tenant)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/** Erases the figures of a dealer from before a moment, in milliseconds, that no lead was sent with. */
export async function forgetValuations(
  { db }: Pick<Store, 'db'>,
  tenant: string,
  before: number,
): Promise<void> {
  await db
    .deleteFrom('trade_in_valuation')
    .where('tenant', '=', tenant)
    .where('lead_id', 'is', null)
    .where('valued_at', '<', before)
    .execute();
}
