import { sql } from 'kysely';
import { leadState } from '../store/lead-state.ts';
import type { Store } from '../store/store.ts';
import type { DeliveryState } from '../store/tables.ts';

/** What became of all leads that a tenant ever took in; `submitted` is counted apart from the others. */
export type Reconciliation = Record<DeliveryState, number> & {
  tenant: string;
  submitted: number;
  erased: number;
  /** Leads that are in none of the states, and cannot be: their ids. */
  lost: string[];
};

/** Most ids that are named of a tenant. */
const MAX_NAMED = 20;

/**
 * Holds what was taken in against what became of it, tenant by tenant: submitted = delivered + queued + dead + erased.
 * Submitted and erased are counted from the history, which is written once and never changed; the rest from the leads.
 */
export async function reconcile({ db }: Store): Promise<Reconciliation[]> {
  const events = await db
    .selectFrom('lead_event')
    .select(['tenant', 'kind', ({ fn }) => fn.countAll<number>().as('count')])
    .where('kind', 'in', ['submitted', 'erased'])
    .groupBy(['tenant', 'kind'])
    .execute();
  const states = await db
    .selectFrom('lead')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('delivery')
          .select(sql.lit(1).as('one'))
          .whereRef('delivery.lead_id', '=', 'lead.id')
          .where('delivery.kind', '=', 'lead'),
      ),
    )
    .select(['tenant', leadState().as('state'), ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['tenant', 'state'])
    .execute();
  const tenants = [...new Set([...events, ...states].map(({ tenant }) => tenant))].toSorted();
  return Promise.all(
    tenants.map(async (tenant) => {
      const counted = (kind: string): number =>
        events.find((each) => each.tenant === tenant && each.kind === kind)?.count ?? 0;
      const inState = (state: DeliveryState): number =>
        states.find((each) => each.tenant === tenant && each.state === state)?.count ?? 0;
      return {
        tenant,
        submitted: counted('submitted'),
        erased: counted('erased'),
        delivered: inState('delivered'),
        queued: inState('queued'),
        dead: inState('dead'),
        lost: await lostLeads({ db }, tenant),
      };
    }),
  );
}

/** Submitted and not erased, but without a lead or without a message to deliver. */
async function lostLeads({ db }: Pick<Store, 'db'>, tenant: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_event as submitted')
    .select('submitted.lead_id')
    .where('submitted.tenant', '=', tenant)
    .where('submitted.kind', '=', 'submitted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_event as erased')
            .select(sql.lit(1).as('one'))
            .whereRef('erased.lead_id', '=', 'submitted.lead_id')
            .where('erased.kind', '=', 'erased'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('delivery')
            .innerJoin('lead', 'lead.id', 'delivery.lead_id')
            .select(sql.lit(1).as('one'))
            .whereRef('delivery.lead_id', '=', 'submitted.lead_id')
            .where('delivery.kind', '=', 'lead'),
        ),
      ),
    )
    .orderBy('submitted.id')
    .limit(MAX_NAMED)
    .execute();
  return rows.map(({ lead_id }) => lead_id);
}

/** True if all that was taken in is accounted for. */
export const isReconciled = ({ submitted, erased, delivered, queued, dead, lost }: Reconciliation): boolean =>
  lost.length === 0 && submitted === erased + delivered + queued + dead;
