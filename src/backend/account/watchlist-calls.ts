import type { Context } from 'hono';
import { CarsToMergeSchema, WatchlistSchema } from '../../api/list-watchlist.ts';
import { LIST_WATCHLIST, MERGE_WATCHLIST, REMOVE_CAR, SAVE_CAR } from '../../api/routes.ts';
import { WatchedCarSchema, WatchlistChangedSchema } from '../../api/save-car.ts';
import { readMobile } from '../../domain/account/mobile-phone.ts';
import { NOT_WATCHABLE } from '../../domain/account/watchlist.ts';
import type { SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { hasWatchButton } from '../../domain/vehicle/availability.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { Account } from '../account-store/accounts.ts';
import { isWatched, unwatchCar, watchCars, watchedCars } from '../account-store/watchlist.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { Refused } from '../refused.ts';
import { defineCall, type BackendApp } from '../routes/define-call.ts';
import { requireShopper } from './shopper.ts';

/** What is kept of a vehicle: what it costs is asked again whenever it is shown. */
const savedVehicle = ({ id, name, slug, make, model, images }: Vehicle): SavedVehicle => ({
  id,
  name,
  slug,
  make,
  model,
  primary_image_url: images[0]?.url ?? '',
});

/** Who watches. Throws Refused: 401 for a visitor who is not signed in, 403 for another number than the session's. */
async function watcher(context: Context<BackendEnv>, backend: Backend, number: string): Promise<Account> {
  const account = await requireShopper(context, backend);
  if (readMobile(number) === account.phone) return account;
  context.set('security', 'access refused');
  throw new Refused(403, "You're signed in with a different number. Please sign in again.");
}

/** The watchlist of the signed-in shopper (spec A1, K5). */
export function defineWatchlistCalls(app: BackendApp, backend: Backend): void {
  const { store, clock } = backend;
  defineCall(
    app,
    backend,
    {
      call: SAVE_CAR,
      summary: 'Puts a vehicle on the watchlist of the signed-in shopper.',
      body: WatchedCarSchema,
      answer: WatchlistChangedSchema,
    },
    async ({ body }, context) => {
      const account = await watcher(context, backend, body.phone_number);
      const vehicle = context.get('site').vehicles.get(body.car_id);
      const is = vehicle !== undefined && (await isWatched(store, account.id, vehicle.id));
      if (!vehicle || !hasWatchButton(vehicle, is)) return { success: false, message: NOT_WATCHABLE };
      await watchCars(store, account.id, [savedVehicle(vehicle)], clock());
      return { success: true };
    },
  );
  defineCall(
    app,
    backend,
    {
      call: REMOVE_CAR,
      summary: 'Takes a vehicle off the watchlist of the signed-in shopper.',
      body: WatchedCarSchema,
      answer: WatchlistChangedSchema,
    },
    async ({ body }, context) => {
      const account = await watcher(context, backend, body.phone_number);
      const vehicle = context.get('site').vehicles.get(body.car_id);
      await unwatchCar(store, account.id, vehicle?.id ?? body.car_id);
      return { success: true };
    },
  );
  defineCall(
    app,
    backend,
    { call: LIST_WATCHLIST, summary: 'The watchlist of the signed-in shopper.', answer: WatchlistSchema },
    async (_, context) => ({ cars: await watchedCars(store, (await requireShopper(context, backend)).id) }),
  );
  defineCall(
    app,
    backend,
    {
      call: MERGE_WATCHLIST,
      summary: 'Adds what a device kept before its shopper signed in there.',
      body: CarsToMergeSchema,
      answer: WatchlistSchema,
    },
    async ({ body }, context) => {
      const account = await watcher(context, backend, body.phone_number);
      const { vehicles } = context.get('site');
      const found = body.car_ids.map((id) => vehicles.get(id));
      const kept = found.filter((vehicle) => vehicle !== undefined && hasWatchButton(vehicle, false));
      await watchCars(
        store,
        account.id,
        kept.map((vehicle) => savedVehicle(vehicle!)),
        clock(),
      );
      return { cars: await watchedCars(store, account.id) };
    },
  );
}
