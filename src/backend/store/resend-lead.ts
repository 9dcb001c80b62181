import { newDelivery } from './new-delivery.ts';
import type { Store } from './store.ts';

/**
 * Sends a lead again to each of its destinations that was given up (`dead`), or to all that are through with it: those
 * delivered get a message of a new id. Each goes as an email of its own. Gives how many messages wait now because of it, undefined when these tenants have
 * no such lead. `now` in milliseconds.
 */
export function resend(
  store: Store,
  tenants: readonly string[],
  id: string,
  which: 'dead' | 'all',
  now: number,
): Promise<number | undefined> {
  if (tenants.length === 0) return Promise.resolve(undefined);
  return store.write(async (db) => {
    const lead = await db
      .selectFrom('lead')
      .select(['id', 'tenant'])
      .where('id', '=', id)
      .where('tenant', 'in', tenants)
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!lead) return undefined;
    const revived = await db
      .updateTable('delivery')
      .set({
        state: 'queued',
        attempts: 0,
        refusals: 0,
        queued_at: now,
        next_at: now,
        lease_until: null,
        finished_at: null,
        digest: 0,
      })
      .where('lead_id', '=', id)
      .where('state', '=', 'dead')
      .returning(['destination', 'kind'])
      .execute();
    const through =
      which === 'dead'
        ? []
        : await db
            .selectFrom('delivery')
            .select('destination')
            .distinct()
            .where('lead_id', '=', id)
            .where('kind', '=', 'lead')
            .where('state', '=', 'delivered')
            .where('destination', 'not in', ['', ...revived.map(({ destination }) => destination)])
            .execute();
    const again = [...revived, ...through.map(({ destination }) => ({ destination, kind: 'lead' as const }))];
    if (through.length > 0)
      await db
        .insertInto('delivery')
        .values(through.map(({ destination }) => newDelivery(lead, { destination, kind: 'lead' }, now, now)))
        .execute();
    if (again.length > 0)
      await db
        .insertInto('lead_event')
        .values(
          again.map(({ destination }) => ({
            lead_id: id,
            tenant: lead.tenant,
            at: now,
            kind: 'resent' as const,
            destination,
          })),
        )
        .execute();
    return again.length;
  });
}
