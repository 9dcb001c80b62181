import { sql } from 'kysely';
import type { Lead } from '../../domain/lead/lead.ts';
import { idEndOf } from '../../domain/lead/short-reference.ts';
import { LATE_TIMEOUT_MS } from '../outbox/schedule.ts';
import { leadState } from './lead-state.ts';
import type { Store } from './store.ts';
import type { DeliveryState } from './tables.ts';

/** Which leads; what is left out does not matter. Moments in milliseconds. */
export type LeadFilter = {
  /** None means no lead; left out, those of all tenants. */
  tenants?: readonly string[];
  state?: DeliveryState;
  /** Received at this moment or later, and before the other. */
  from?: number;
  until?: number;
  form?: string;
  category?: string;
  location?: string;
  answered?: boolean;
  /** The person: an address in lower case, a number in its international form. */
  email?: string;
  phone?: string;
  /** The reference that a shopper reads out, or a whole id. */
  reference?: string;
  limit?: number;
  /** Only leads that come after this one in the list: its last line, for the next page. */
  after?: { received_at: number; id: string };
};

/** A lead as it is listed; moments in milliseconds. */
export type ListedLead = {
  lead: Lead;
  state: DeliveryState;
  received_at: number;
  opened_at: number | null;
  answered_at: number | null;
};

const MAX_LISTED = 100;

/** Leads, the latest first; 100 where the filter says no limit. */
export async function listLeads(store: Store, filter: LeadFilter): Promise<ListedLead[]> {
  const { tenants, state, from, until, form, category, location, answered, email, phone, reference, after } =
    filter;
  if (tenants?.length === 0) return [];
  let query = store.db
    .selectFrom('lead')
    .select(['body', 'received_at', 'opened_at', 'answered_at', leadState().as('state')])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit ?? MAX_LISTED);
  if (tenants) query = query.where('tenant', 'in', tenants);
  if (state) query = query.where(leadState(), '=', state);
  if (from !== undefined) query = query.where('received_at', '>=', from);
  if (until !== undefined) query = query.where('received_at', '<', until);
  if (form !== undefined) query = query.where('form', '=', form);
  if (category !== undefined) query = query.where('category', '=', category);
  if (location !== undefined) query = query.where('location', '=', location);
  if (answered !== undefined) query = query.where('answered_at', answered ? 'is not' : 'is', null);
  if (email !== undefined) query = query.where('email', '=', email);
  if (phone !== undefined) query = query.where('phone', '=', phone);
  if (reference !== undefined) {
    const end = idEndOf(reference);
    query = end === undefined ? query.where('id', '=', reference) : query.where('id', 'like', `%${end}`);
  }
  if (after)
    query = query.where(({ eb, or, and }) =>
      or([
        eb('received_at', '<', after.received_at),
        and([eb('received_at', '=', after.received_at), eb('id', '<', after.id)]),
      ]),
    );
  const rows = await query.execute();
  return rows.map(({ body, ...row }) => ({ ...row, lead: JSON.parse(body) as Lead }));
}

/** Older leads that did not arrive are not put first any more, in milliseconds. */
const MAX_UNHEARD_MS = 30 * 24 * 3_600_000;
const MAX_UNHEARD = 20;

/**
 * Leads of these tenants that no destination has, and that nobody has opened or answered: given up, or late. The latest
 * first; the dealer's list begins with them. `now` in milliseconds.
 */
export async function unheardLeads(
  { db }: Pick<Store, 'db'>,
  tenants: readonly string[],
  now: number,
): Promise<ListedLead[]> {
  if (tenants.length === 0) return [];
  const toDealer = sql`SELECT 1 FROM delivery d WHERE d.lead_id = lead.id AND d.kind = 'lead'`;
  const rows = await db
    .selectFrom('lead')
    .select(['body', 'received_at', 'opened_at', 'answered_at', leadState().as('state')])
    .where('tenant', 'in', tenants)
    .where('opened_at', 'is', null)
    .where('answered_at', 'is', null)
    .where('received_at', '>', now - MAX_UNHEARD_MS)
    .where(sql<boolean>`NOT EXISTS (${toDealer} AND d.state = 'delivered')`)
    .where(
      sql<boolean>`EXISTS (${toDealer} AND (d.state = 'dead'
        OR (d.state = 'queued' AND d.attempts > 0 AND d.queued_at <= ${now - LATE_TIMEOUT_MS})))`,
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_UNHEARD)
    .execute();
  return rows.map(({ body, ...row }) => ({ ...row, lead: JSON.parse(body) as Lead }));
}
