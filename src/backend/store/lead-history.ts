import type { Lead } from '../../domain/lead/lead.ts';
import { findReservation, type ReservationAndPayment } from '../checkout-store/find-reservations.ts';
import { acceptanceOf, type KeptAcceptance } from '../trade-in/acceptances.ts';
import { valuationOfLead, type KeptValuation } from '../trade-in/valuations.ts';
import { leadState } from './lead-state.ts';
import type { ListedLead } from './list-leads.ts';
import type { Store } from './store.ts';
import type { DeliveryKind, DeliveryState, LeadEventKind } from './tables.ts';

/** One message of a lead, to one destination. */
export type LeadDelivery = {
  id: string;
  destination: string;
  kind: DeliveryKind;
  state: DeliveryState;
  attempts: number;
  queued_at: number;
  /** While it waits: when it goes next. */
  next_at: number;
  finished_at: number | null;
  last_error: string | null;
};

/** Something that happened to a lead. */
export type LeadEvent = { at: number; kind: LeadEventKind; destination: string | null; note: string | null };

export type LeadWithHistory = ListedLead & {
  deliveries: LeadDelivery[];
  events: LeadEvent[];
  /** The vehicle that the lead reserves, and what was paid for it. */
  reservation?: ReservationAndPayment;
  /** The figure that it was sent with, and the acceptance of the offer on it. */
  valuation?: KeptValuation;
  acceptance?: KeptAcceptance;
  /** What the dealer gave its shopper to download. */
};

/** A lead of one of these tenants with all that happened to it, oldest first; undefined when they have none of that id. */
export async function leadWithHistory(
  store: Store,
  tenants: readonly string[],
  id: string,
): Promise<LeadWithHistory | undefined> {
  if (tenants.length === 0) return undefined;
  const row = await store.db
    .selectFrom('lead')
    .select(['body', 'received_at', 'opened_at', 'answered_at', leadState().as('state')])
    .where('id', '=', id)
    .where('tenant', 'in', tenants)
    .executeTakeFirst();
  if (!row) return undefined;
  const { body, ...found } = row;
  const deliveries = await store.db
    .selectFrom('delivery')
    .select([
      'id',
      'destination',
      'kind',
      'state',
      'attempts',
      'queued_at',
      'next_at',
      'finished_at',
      'last_error',
    ])
    .where('lead_id', '=', id)
    .orderBy('queued_at')
    .orderBy('destination')
    .orderBy('id')
    .execute();
  const events = await store.db
    .selectFrom('lead_event')
    .select(['at', 'kind', 'destination', 'note'])
    .where('lead_id', '=', id)
    .orderBy('id')
    .execute();
  const reservation = await findReservation(store, tenants, id);
  const lead = JSON.parse(body) as Lead;
  const valuation = await valuationOfLead(store.db, id);
  const acceptance = await acceptanceOf(store.db, lead.tenant, id);
  return {
    ...found,
    lead,
    deliveries,
    events,
    ...(reservation && { reservation }),
    ...(valuation && { valuation }),
    ...(acceptance && { acceptance }),
  };
}
