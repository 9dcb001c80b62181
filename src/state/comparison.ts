import { readSavedVehicle, type SavedVehicle, toggleCompared } from '../domain/saved/saved-vehicle.ts';
import { persistentList } from './persistent-list.ts';

/** Up to four cars that a shopper holds against each other. */
export const $comparison = persistentList('comparison', readSavedVehicle);

export function toggleComparison(vehicle: SavedVehicle): void {
  $comparison.keep(toggleCompared($comparison.get(), vehicle));
}
