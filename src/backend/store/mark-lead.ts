import type { Store } from './store.ts';

/**
 * Notes that a lead was opened by the dealer, at its first time only; false when these tenants have no such lead. `now` in
 * milliseconds.
 */
export const markOpened = (
  store: Store,
  tenants: readonly string[],
  id: string,
  now: number,
): Promise<boolean> => mark(store, tenants, id, now, 'opened');

/** Notes that the shopper was answered, which opens the lead too; otherwise as `markOpened`. */
export const markAnswered = (
  store: Store,
  tenants: readonly string[],
  id: string,
  now: number,
): Promise<boolean> => mark(store, tenants, id, now, 'answered');

function mark(
  store: Store,
  tenants: readonly string[],
  id: string,
  now: number,
  kind: 'opened' | 'answered',
): Promise<boolean> {
  if (tenants.length === 0) return Promise.resolve(false);
  return store.write(async (db) => {
    const lead = await db
      .selectFrom('lead')
      .select(['tenant', 'opened_at', 'answered_at'])
      .where('id', '=', id)
      .where('tenant', 'in', tenants)
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!lead) return false;
    const isNew = (kind === 'opened' ? lead.opened_at : lead.answered_at) === null;
    if (!isNew) return true;
    await db
      .updateTable('lead')
      .set({ opened_at: lead.opened_at ?? now, ...(kind === 'answered' && { answered_at: now }) })
      .where('id', '=', id)
      .execute();
    await db.insertInto('lead_event').values({ lead_id: id, tenant: lead.tenant, at: now, kind }).execute();
    return true;
  });
}
