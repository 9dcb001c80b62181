import type { Kysely, Transaction } from 'kysely';
import type { Lead } from '../../domain/lead/lead.ts';
import { insertNewRows } from '../store/insert-rows.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** The offer that a lead accepts: of which earlier lead and figure, in dollars. */
export type NewAcceptance = { leadId: string; valuationId: string; offer: number };

/** Thrown inside a transaction, so that nothing of a second acceptance is kept. */
export class AcceptedBefore extends Error {
  override readonly name = 'AcceptedBefore';
}

/**
 * Keeps an acceptance in the transaction that stores the lead by which the dealer is told. Of two at once the second waits
 * for the first, in whichever process they are. Throws AcceptedBefore for the second.
 */
export async function keepAcceptance(
  db: Transaction<LeadDatabase>,
  store: Pick<Store, 'kind' | 'insert'>,
  { id: accepting_lead_id, tenant, received_at }: Pick<Lead, 'id' | 'tenant' | 'received_at'>,
  { leadId: lead_id, valuationId: valuation_id, offer }: NewAcceptance,
): Promise<void> {
  const accepted_at = Date.parse(received_at);
  const row = { lead_id, tenant, valuation_id, accepted_at, offer, accepting_lead_id };
  if ((await insertNewRows(db, store, 'trade_in_acceptance', [row])) === 0) throw new AcceptedBefore();
}

/** An accepted offer; the moment in milliseconds. */
export type KeptAcceptance = LeadDatabase['trade_in_acceptance'];

/** What was accepted of the offer that was made on a lead. */
export const acceptanceOf = (
  db: Kysely<LeadDatabase>,
  tenant: string,
  leadId: string,
): Promise<KeptAcceptance | undefined> =>
  db
    .selectFrom('trade_in_acceptance')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
