import type { Store } from '../store/store.ts';
import type { KeptDraw } from './draws.ts';

export const DRAW_STATES = ['all', 'won'] as const;
export type DrawState = (typeof DRAW_STATES)[number];

type Wanted = {
  tenants: readonly string[];
  state: DrawState;
  limit: number;
  /** Only draws that come after this one in the list. */
  after?: { at: number; id: string };
};

/** Draws of these tenants, the latest first. */
export async function listDraws(
  { db }: Pick<Store, 'db'>,
  { tenants, state, limit, after }: Wanted,
): Promise<KeptDraw[]> {
  if (tenants.length === 0) return [];
  let query = db
    .selectFrom('promotion_draw')
    .selectAll()
    .where('tenant', 'in', tenants)
    .orderBy('drawn_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (state === 'won') query = query.where('prize', 'is not', null);
  if (after)
    query = query.where(({ eb, or, and }) =>
      or([eb('drawn_at', '<', after.at), and([eb('drawn_at', '=', after.at), eb('id', '<', after.id)])]),
    );
  return query.execute();
}

/** How many of each prize of a promotion were won, by the ids of prizes. */
export async function givenPrizes(
  { db }: Pick<Store, 'db'>,
  tenant: string,
  promotion: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('promotion_prize')
    .select(['prize', 'given'])
    .where('tenant', '=', tenant)
    .where('promotion', '=', promotion)
    .execute();
  return new Map(rows.map(({ prize, given }) => [prize, given]));
}
