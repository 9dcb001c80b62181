import { hash, randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { drawnPrize } from '../../domain/promotion/draw-prize.ts';
import type { Prize, PromotionSettings } from '../../domain/promotion/promotion-settings.ts';
import { statedPromotion } from '../../domain/promotion/stated-promotion.ts';
import { insertNewRows } from '../store/insert-rows.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

export type KeptDraw = Selectable<LeadDatabase['promotion_draw']>;

/** Who takes part in what; `number` is the one that was drawn, from 0 up to 10,000. */
export type NewDraw = {
  tenant: string;
  promotion: PromotionSettings;
  phone: string;
  state: string;
  number: number;
};

/** The digest of all that a page states of a promotion. */
export const termsHash = (promotion: PromotionSettings): string => hash('sha256', statedPromotion(promotion));

/** Says that a number took part, in this promotion of this dealer alone. */
const phoneHash = (tenant: string, promotion: string, phone: string): string =>
  hash('sha256', JSON.stringify([tenant, promotion, phone]));

/** The draw of a number in a promotion; undefined where it has not taken part. */
export const findDraw = (
  { db }: { db: Store['db'] | Transaction<LeadDatabase> },
  { tenant, promotion, phone }: { tenant: string; promotion: string; phone: string },
): Promise<KeptDraw | undefined> =>
  db
    .selectFrom('promotion_draw')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('promotion', '=', promotion)
    .where('phone_hash', '=', phoneHash(tenant, promotion, phone))
    .executeTakeFirst();

/**
 * Draws for a number (spec A6), in one transaction: once in a promotion, however often and at once it is asked; a second request gets
 * the draw that there is. Of several who draw the last of a prize at once one wins it, and the others' record says that it was
 * gone. `now` in milliseconds.
 */
export function takeDraw(
  store: Store,
  { tenant, promotion, phone, state, number }: NewDraw,
  now: number,
): Promise<KeptDraw> {
  const who = { tenant, promotion: promotion.id, phone };
  const drawn = drawnPrize(promotion.prizes, number);
  const row: KeptDraw = {
    id: randomUUID(),
    tenant,
    promotion: promotion.id,
    phone_hash: phoneHash(tenant, promotion.id, phone),
    phone: null,
    state,
    drawn_at: now,
    odds: JSON.stringify(promotion.prizes),
    number,
    drawn: drawn?.id ?? null,
    prize: null,
    terms_hash: termsHash(promotion),
  };
  return store.write(async (db) => {
    if ((await insertNewRows(db, store, 'promotion_draw', [row])) > 0) {
      const isWon = drawn !== undefined && (await takePrize(db, row, drawn));
      if (!isWon) return row;
      const won = { prize: drawn.id, phone };
      await db.updateTable('promotion_draw').set(won).where('id', '=', row.id).execute();
      return { ...row, ...won };
    }
    const before = await findDraw({ db }, who);
    if (!before) throw new Error('a draw that was made before is not there');
    return before;
  });
}

/** Takes one of a prize; false where all of it were won before. */
async function takePrize(
  db: Transaction<LeadDatabase>,
  { tenant, promotion }: Pick<KeptDraw, 'tenant' | 'promotion'>,
  { id: prize, count }: Prize,
): Promise<boolean> {
  await db
    .insertInto('promotion_prize')
    .values({ tenant, promotion, prize, given: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('promotion_prize')
    .set(({ eb }) => ({ given: eb('given', '+', 1) }))
    .where('tenant', '=', tenant)
    .where('promotion', '=', promotion)
    .where('prize', '=', prize)
    .where('given', '<', count)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
