import { FAVOURITES, type SavedVehicle, toggleSaved } from '../domain/saved/saved-vehicle.ts';
import { persistentList } from './persistent-list.ts';

/** The cars a shopper keeps, newest first (spec A3, F12). */
export const $favourites = persistentList(FAVOURITES);

/** Keeps a car, or lets go of one that is kept (spec A3). */
export function toggleFavourite(vehicle: SavedVehicle): void {
  $favourites.keep(toggleSaved($favourites.get(), vehicle));
}
