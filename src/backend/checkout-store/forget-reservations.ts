import type { Store } from '../store/store.ts';

const DAY = 24 * 3_600_000;

/**
 * Forgets the reservations, payments and requests of a tenant that are older than its days of retention and have nothing left to be
 * done; `now` in milliseconds.
 */
export async function forgetReservations(
  store: Store,
  { tenant, days }: { tenant: string; days: number },
  now: number,
): Promise<void> {
  const before = now - days * DAY;
  await store.write(async (db) => {
    await db
      .deleteFrom('payment')
      .where('tenant', '=', tenant)
      .where('changed_at', '<', before)
      .where(
        'id',
        'not in',
        db.selectFrom('payment_task').select('payment_id').where('finished_at', 'is', null),
      )
      .where('id', 'not in', db.selectFrom('hold').select('id').where('ended_at', 'is', null))
      .where('id', 'not in', db.selectFrom('payment_request').select('id').where('until', '>', now))
      .execute();
    // Its messages go with it.
    await db
      .deleteFrom('payment_request')
      .where('tenant', '=', tenant)
      .where('until', '<', now)
      .where('id', 'not in', db.selectFrom('payment').select('id'))
      .execute();
    await db
      .deleteFrom('hold')
      .where('tenant', '=', tenant)
      .where('ended_at', '<', before)
      .where('id', 'not in', db.selectFrom('payment').select('id'))
      .execute();
  });
}
