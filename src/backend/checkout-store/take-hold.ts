import type { Transaction } from 'kysely';
import type { Hold } from '../../domain/checkout/hold.ts';
import { insertNewRows } from '../store/insert-rows.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';
import { endHold } from './end-hold.ts';
import { holdOf } from './hold-of-row.ts';

/** A hold that is asked for: of a vehicle, with what was agreed. */
export type NewHold = Omit<Hold, 'id' | 'tenant' | 'end'> & { slug: string };

/** Thrown inside a transaction, so that nothing of a lead without its vehicle is kept. */
export class AlreadyHeld extends Error {
  override readonly name = 'AlreadyHeld';
  readonly hold: Hold;

  constructor(hold: Hold) {
    super(`${hold.vehicle} is reserved`);
    this.hold = hold;
  }
}

/**
 * Reserves a vehicle for a lead in the transaction that stores it (spec F9), with the payment it waits for. Of any number
 * at once one gets it, in whichever process they are, because they all want the same row of an index. A hold whose time has
 * passed ends first. Throws AlreadyHeld when somebody else has the vehicle.
 */
export async function takeHold(
  db: Transaction<LeadDatabase>,
  store: Pick<Store, 'kind' | 'insert'>,
  { id, tenant }: { id: string; tenant: string },
  { vehicle, slug, state, price, fee, refund, hours, taken_at, until }: NewHold,
): Promise<void> {
  const ofVehicle = db
    .selectFrom('hold')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('vehicle', '=', vehicle)
    .where('ended_at', 'is', null);
  const before = await ofVehicle.executeTakeFirst();
  if (before && before.until <= taken_at) await endHold(db, store.kind, before, { at: taken_at });
  const agreed = { vehicle, slug, state, end_reason: null, price, fee, refund, hours, taken_at, until };
  const row = { id, tenant, ...agreed, ended_at: null };
  if ((await insertNewRows(db, store, 'hold', [row])) === 0) {
    const other = await ofVehicle.executeTakeFirstOrThrow();
    throw new AlreadyHeld(holdOf(other));
  }
  if (state === 'paying')
    await db
      .insertInto('payment')
      .values({
        id,
        tenant,
        amount: fee,
        state: 'open',
        session: null,
        charge: null,
        address: null,
        pages: 0,
        created_at: taken_at,
        changed_at: taken_at,
      })
      .execute();
}
