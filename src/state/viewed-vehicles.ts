import { addViewed, VIEWED_VEHICLES, type ViewedVehicle } from '../domain/saved/viewed-vehicle.ts';
import { persistentList } from './persistent-list.ts';

/** The cars whose pages a shopper opened, newest first (spec A4, F12). */
export const $viewedVehicles = persistentList(VIEWED_VEHICLES);

/** Puts a car in front of those viewed before. */
export function addViewedVehicle(vehicle: ViewedVehicle): void {
  $viewedVehicles.keep(addViewed($viewedVehicles.get(), vehicle));
}
