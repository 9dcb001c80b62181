import type { Store } from '../store/store.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import type { LeadWithHistory } from '../store/lead-history.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { isOf } from './erase-leads.ts';
import type { Person } from './erase-leads.ts';

/** All leads of a person, of these tenants or of all, each with its whole history, oldest first. */
export async function leadsOf(
  store: Store,
  person: Person,
  tenants?: readonly string[],
): Promise<LeadWithHistory[]> {
  let query = store.db.selectFrom('lead').select(['id', 'tenant']).where(isOf(person)).orderBy('received_at');
  if (tenants) query = query.where('tenant', 'in', tenants);
  const found: LeadWithHistory[] = [];
  for (const { id, tenant } of await query.orderBy('id').execute()) {
    const lead = await leadWithHistory(store, [tenant], id);
    if (lead) found.push(lead);
  }
  return found;
}

/** A line of the ledger of consents: who agreed to which words, when and on which page. */
export type ConsentLine = LeadDatabase['consent'];

/** The ledger of consents of these tenants or of all, oldest first. */
export function listConsents(store: Store, tenants?: readonly string[]): Promise<ConsentLine[]> {
  let query = store.db.selectFrom('consent').selectAll().orderBy('at').orderBy('lead_id');
  if (tenants) query = query.where('tenant', 'in', tenants);
  return query.execute();
}
