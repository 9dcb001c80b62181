import type { Lead } from '../../domain/lead/lead.ts';
import type { Store } from './store.ts';

/** More than one dealer can have in the days that it offers. */
const MAX = 2_000;

/**
 * The leads of these tenants with a time from a day (`YYYY-MM-DD`) on, whenever they arrived, and those whose time was
 * cancelled since a moment, in milliseconds; in no order.
 */
export async function leadsWithAppointments(
  { db }: Pick<Store, 'db'>,
  tenants: readonly string[],
  { from, cancelledSince }: { from: string; cancelledSince: number },
): Promise<Lead[]> {
  if (tenants.length === 0) return [];
  const rows = await db
    .selectFrom('lead')
    .select('body')
    .where('tenant', 'in', tenants)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'id',
          'in',
          selectFrom('booking').select('lead_id').where('tenant', 'in', tenants).where('time', '>=', from),
        ),
        eb(
          'id',
          'in',
          selectFrom('lead_event')
            .select('lead_id')
            .where('tenant', 'in', tenants)
            .where('kind', '=', 'appointment_cancelled')
            .where('at', '>=', cancelledSince),
        ),
      ]),
    )
    .limit(MAX)
    .execute();
  return rows.map(({ body }) => JSON.parse(body) as Lead);
}
