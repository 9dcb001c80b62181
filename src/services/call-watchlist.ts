import { LIST_WATCHLIST, MERGE_WATCHLIST, REMOVE_CAR, SAVE_CAR } from '../api/routes.ts';
import type { CarsToMerge, Watchlist } from '../api/list-watchlist.ts';
import type { WatchedCar, WatchlistChanged } from '../api/save-car.ts';
import { callJson, type Called } from './call-json.ts';

/** Puts a vehicle on the watchlist (spec A1, K5). */
export const saveCar = (car: WatchedCar): Promise<Called<WatchlistChanged>> => callJson(SAVE_CAR, car);

/** Takes a vehicle off the watchlist (spec A1, K5). */
export const removeCar = (car: WatchedCar): Promise<Called<WatchlistChanged>> => callJson(REMOVE_CAR, car);

/** The watchlist of the signed-in shopper. */
export const listWatchlist = (): Promise<Called<Watchlist>> => callJson(LIST_WATCHLIST);

/** Adds what this device kept before its shopper signed in. */
export const mergeWatchlist = (cars: CarsToMerge): Promise<Called<Watchlist>> =>
  callJson(MERGE_WATCHLIST, cars);
