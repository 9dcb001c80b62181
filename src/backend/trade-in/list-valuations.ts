import type { Lead } from '../../domain/lead/lead.ts';
import type { Store } from '../store/store.ts';
import type { KeptAcceptance } from './acceptances.ts';
import { keptOf, VALUATION_COLUMNS, type KeptValuation } from './valuations.ts';

export const VALUATION_STATES = ['sent', 'accepted', 'open', 'nobody'] as const;
/** Sent with a form, offer accepted, sent and not accepted, or seen by someone who sent no form. */
export type ValuationState = (typeof VALUATION_STATES)[number];

/** A figure with the lead that it was sent with, and what was accepted of its offer. */
export type ListedValuation = {
  valuation: KeptValuation;
  lead?: Lead;
  acceptance?: Pick<KeptAcceptance, 'accepted_at' | 'offer' | 'accepting_lead_id'>;
};

type Wanted = {
  tenants: readonly string[];
  state: ValuationState;
  /** Valued at this moment or later, in milliseconds. */
  from?: number;
  limit: number;
  /** Only figures that come after this one in the list. */
  after?: { at: number; id: string };
};

/** Figures of these tenants, the latest first (spec F8). */
export async function listValuations(
  { db }: Pick<Store, 'db'>,
  { tenants, state, from, limit, after }: Wanted,
): Promise<ListedValuation[]> {
  if (tenants.length === 0) return [];
  let query = db
    .selectFrom('trade_in_valuation')
    .leftJoin('lead', 'lead.id', 'trade_in_valuation.lead_id')
    .leftJoin('trade_in_acceptance', (join) =>
      join
        .onRef('trade_in_acceptance.lead_id', '=', 'trade_in_valuation.lead_id')
        .onRef('trade_in_acceptance.valuation_id', '=', 'trade_in_valuation.id'),
    )
    .select(VALUATION_COLUMNS.map((column) => `trade_in_valuation.${column}` as const))
    .select(['lead.body as lead', 'accepted_at', 'offer', 'accepting_lead_id'])
    .where('trade_in_valuation.tenant', 'in', tenants)
    .where('trade_in_valuation.lead_id', state === 'nobody' ? 'is' : 'is not', null)
    .orderBy('valued_at', 'desc')
    .orderBy('trade_in_valuation.id', 'desc')
    .limit(limit);
  if (state === 'accepted' || state === 'open')
    query = query.where('accepted_at', state === 'accepted' ? 'is not' : 'is', null);
  if (from !== undefined) query = query.where('valued_at', '>=', from);
  if (after)
    query = query.where(({ eb, or, and }) =>
      or([
        eb('valued_at', '<', after.at),
        and([eb('valued_at', '=', after.at), eb('trade_in_valuation.id', '<', after.id)]),
      ]),
    );
  return (await query.execute()).map(({ lead, accepted_at, offer, accepting_lead_id, ...row }) => ({
    valuation: keptOf(row),
    ...(lead !== null && { lead: JSON.parse(lead) as Lead }),
    ...(accepted_at !== null &&
      offer !== null &&
      accepting_lead_id !== null && { acceptance: { accepted_at, offer, accepting_lead_id } }),
  }));
}
