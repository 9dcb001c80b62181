import { randomUUID } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { findDraw, type KeptDraw } from './draws.ts';

const DAY = 24 * 3_600_000;

/** All draws of a number, of these tenants or of all, oldest first; those that won nothing are found by their digest. */
export async function drawsOfPhone(
  store: Pick<Store, 'db'>,
  phone: string,
  tenants?: readonly string[],
): Promise<KeptDraw[]> {
  if (tenants?.length === 0) return [];
  let query = store.db
    .selectFrom('promotion_draw')
    .select(['tenant', 'promotion'])
    .distinct()
    .orderBy('tenant')
    .orderBy('promotion');
  if (tenants) query = query.where('tenant', 'in', tenants);
  const found = await Promise.all(
    (await query.execute()).map(({ tenant, promotion }) => findDraw(store, { tenant, promotion, phone })),
  );
  return found.flatMap((draw) => draw ?? []).toSorted((a, b) => a.drawn_at - b.drawn_at);
}

/** Takes a person out of the record of draws, which stays: that there was a draw, and how it went. Gives how many there were. */
export async function eraseDraws(store: Store, phone: string, tenants?: readonly string[]): Promise<number> {
  const draws = await drawsOfPhone(store, phone, tenants);
  for (const { id } of draws)
    await store.write((db) =>
      db
        .updateTable('promotion_draw')
        .set({ phone: null, phone_hash: `erased ${randomUUID()}` })
        .where('id', '=', id)
        .execute(),
    );
  return draws.length;
}

/** Erases the draws of a tenant that are older than so many days. `now` in milliseconds. */
export async function forgetDraws(
  store: Store,
  { tenant, days }: { tenant: string; days: number },
  now: number,
): Promise<void> {
  await store.write((db) =>
    db
      .deleteFrom('promotion_draw')
      .where('tenant', '=', tenant)
      .where('drawn_at', '<', now - days * DAY)
      .execute(),
  );
}
