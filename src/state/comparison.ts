import { COMPARISON, type SavedVehicle, toggleCompared } from '../domain/saved/saved-vehicle.ts';
import { persistentList } from './persistent-list.ts';

/** Up to four cars that a shopper holds against each other. */
export const $comparison = persistentList(COMPARISON);

/** Takes a car into the comparison or out of it; a fifth changes nothing. */
export function toggleComparison(vehicle: SavedVehicle): void {
  $comparison.keep(toggleCompared($comparison.get(), vehicle));
}
