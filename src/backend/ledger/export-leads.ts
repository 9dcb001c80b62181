import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { GARAGE_PATH } from '../../domain/garage/garage-site.ts';
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

/**
 * A line of the ledger of consents: who agreed to which words, when and on which page; of a lead, of a kept search or of
 * reminders about a vehicle of the shopper's own.
 */
export type ConsentLine = Omit<Selectable<LeadDatabase['consent']>, 'lead_id'> &
  ({ lead_id: string } | { search_id: string; wording: string } | { vehicle_id: string; wording: string });

/** The ledger of consents of these tenants or of all, oldest first. */
export async function listConsents({ db }: Store, tenants?: readonly string[]): Promise<ConsentLine[]> {
  let ofLeads = db.selectFrom('consent').selectAll().orderBy('at').orderBy('lead_id');
  if (tenants) ofLeads = ofLeads.where('tenant', 'in', tenants);
  let ofSearches = db
    .selectFrom('saved_search')
    .innerJoin('search_subscriber', 'search_subscriber.id', 'saved_search.subscriber_id')
    .select(['saved_search.id as search_id', 'saved_search.tenant', 'saved_search.created_at as at'])
    .select(['email', 'wording', 'wording_hash', 'page', 'confirmed_at', 'stopped_at'])
    .orderBy('saved_search.created_at')
    .orderBy('saved_search.id');
  if (tenants) ofSearches = ofSearches.where('saved_search.tenant', 'in', tenants);
  const searches = (await ofSearches.execute()).map(({ confirmed_at, stopped_at, ...line }) => ({
    ...line,
    phone: null,
    // Wanted once the address was proved.
    opt_in: confirmed_at === null ? 0 : 1,
    withdrawn_at: stopped_at,
  }));
  let ofVehicles = db
    .selectFrom('owned_vehicle')
    .innerJoin('search_subscriber', 'search_subscriber.id', 'owned_vehicle.subscriber_id')
    .select(['owned_vehicle.id as vehicle_id', 'owned_vehicle.tenant', 'agreed_at', 'email', 'wording'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('reminder_proof')
            .select('reminder_proof.id')
            .whereRef('reminder_proof.account_id', '=', 'owned_vehicle.account_id')
            .whereRef('reminder_proof.subscriber_id', '=', 'owned_vehicle.subscriber_id')
            .where('proved_at', 'is not', null)
            .where('stopped_at', 'is', null),
        )
        .as('is_proved'),
    )
    .orderBy('owned_vehicle.id');
  if (tenants) ofVehicles = ofVehicles.where('owned_vehicle.tenant', 'in', tenants);
  const vehicles = (await ofVehicles.execute()).map(({ agreed_at, wording, is_proved, ...line }) => ({
    ...line,
    at: agreed_at ?? 0,
    wording: wording ?? '',
    wording_hash: hash('sha256', wording ?? ''),
    page: GARAGE_PATH,
    withdrawn_at: null,
    phone: null,
    opt_in: is_proved ? 1 : 0,
  }));
  return [...(await ofLeads.execute()), ...searches, ...vehicles].toSorted((a, b) => a.at - b.at);
}
