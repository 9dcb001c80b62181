import {
  COMPARISON,
  type SavedVehicle,
  toggleCompared,
  FAVOURITES,
  toggleSaved,
} from '../domain/saved/saved-vehicle.ts';
import { persistentList } from './persistent-list.ts';
import { addViewed, VIEWED_VEHICLES, type ViewedVehicle } from '../domain/saved/viewed-vehicle.ts';
import { addRecent, RECENT_SEARCHES, type RecentSearch } from '../domain/saved/recent-search.ts';

/** The cars a shopper keeps, newest first (spec A3, F12). */
export const $favourites = persistentList(FAVOURITES);

/** Keeps a car, or lets go of one that is kept (spec A3). */
export function toggleFavourite(vehicle: SavedVehicle): void {
  $favourites.keep(toggleSaved($favourites.get(), vehicle));
}

/** Up to four cars that a shopper holds against each other. */
export const $comparison = persistentList(COMPARISON);

/** Takes a car into the comparison or out of it; a fifth changes nothing. */
export function toggleComparison(vehicle: SavedVehicle): void {
  $comparison.keep(toggleCompared($comparison.get(), vehicle));
}

/** The cars whose pages a shopper opened, newest first (spec A4, F12). */
export const $viewedVehicles = persistentList(VIEWED_VEHICLES);

/** Puts a car in front of those viewed before. */
export function addViewedVehicle(vehicle: ViewedVehicle): void {
  $viewedVehicles.keep(addViewed($viewedVehicles.get(), vehicle));
}

/** The last searches of a shopper, newest first (spec F12). */
export const $recentSearches = persistentList(RECENT_SEARCHES);

/** Puts a search in front of the last ones. */
export function addRecentSearch(search: RecentSearch): void {
  $recentSearches.keep(addRecent($recentSearches.get(), search));
}
