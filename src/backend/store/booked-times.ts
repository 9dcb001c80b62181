import type { Store } from './store.ts';

/** The times that shoppers have at a place from a day (`YYYY-MM-DD`) on, one for each booking, in order. */
export async function bookedTimes(
  store: Store,
  { tenant, location, from }: { tenant: string; location: string; from: string },
): Promise<string[]> {
  const rows = await store.db
    .selectFrom('booking')
    .select('time')
    .where('tenant', '=', tenant)
    .where('location', '=', location)
    .where('time', '>=', from)
    .orderBy('time')
    .execute();
  return rows.map(({ time }) => time);
}
