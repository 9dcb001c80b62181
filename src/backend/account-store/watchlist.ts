import type { Transaction } from 'kysely';
import { WATCHLIST } from '../../domain/account/watchlist.ts';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import type { Store } from '../store/store.ts';
import type { LeadDatabase } from '../store/tables.ts';

/** The vehicles that an account watches, newest first, as they were called when they were saved. */
export async function watchedCars(store: Store, accountId: string): Promise<SavedVehicle[]> {
  const rows = await store.db
    .selectFrom('watchlist')
    .select('vehicle')
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('car_id')
    .limit(WATCHLIST.most)
    .execute();
  return rows.map(({ vehicle }) => JSON.parse(vehicle) as SavedVehicle);
}

/** True if an account watches a vehicle. */
export async function isWatched(store: Store, accountId: string, carId: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('watchlist')
    .select('car_id')
    .where('account_id', '=', accountId)
    .where('car_id', '=', carId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Puts vehicles on the watchlist of an account, the first of them as the newest; one that is on it stays where it is, and
 * what was saved longest ago falls off a full list (spec A1). `now` in milliseconds.
 */
export async function watchCars(
  store: Store,
  accountId: string,
  vehicles: readonly SavedVehicle[],
  now: number,
): Promise<void> {
  if (vehicles.length === 0) return;
  await store.write(async (db) => {
    const rows = vehicles.map((vehicle, at) => ({
      account_id: accountId,
      car_id: vehicle.id,
      saved_at: now - at,
      vehicle: JSON.stringify(vehicle),
    }));
    await db
      .insertInto('watchlist')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await dropOldest(db, accountId);
  });
}

async function dropOldest(db: Transaction<LeadDatabase>, accountId: string): Promise<void> {
  const ofAccount = db.selectFrom('watchlist').select('car_id').where('account_id', '=', accountId);
  const kept = await ofAccount
    .orderBy('saved_at', 'desc')
    .orderBy('car_id')
    .limit(WATCHLIST.most + 1)
    .execute();
  if (kept.length <= WATCHLIST.most) return;
  const ids = kept.slice(0, WATCHLIST.most).map(({ car_id: id }) => id);
  await db
    .deleteFrom('watchlist')
    .where('account_id', '=', accountId)
    .where('car_id', 'not in', ids)
    .execute();
}

/** Takes a vehicle off the watchlist of an account; it is done as well where it was not on it. */
export async function unwatchCar(store: Store, accountId: string, carId: string): Promise<void> {
  await store.write((db) =>
    db.deleteFrom('watchlist').where('account_id', '=', accountId).where('car_id', '=', carId).execute(),
  );
}
