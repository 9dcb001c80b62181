import { readSavedVehicle, type SavedVehicle, toggleSaved } from '../domain/saved/saved-vehicle.ts';
import { persistentList } from './persistent-list.ts';

/** The cars a shopper keeps, newest first (spec A3, F12). */
export const $favourites = persistentList('favourites', readSavedVehicle);

export function toggleFavourite(vehicle: SavedVehicle): void {
  $favourites.keep(toggleSaved($favourites.get(), vehicle));
}
