import { FAVOURITES } from '../../domain/saved/saved-vehicle.ts';
import { readStoredList, type StoredList } from '../../domain/saved/stored-list.ts';
import { VIEWED_VEHICLES, type ViewedVehicle } from '../../domain/saved/viewed-vehicle.ts';
import { siteSlug } from '../../state/site-slug.ts';
import { storageKey } from '../../state/storage-key.ts';

/** A list that this device keeps for the site, read once: nothing of a form follows its changes. */
function kept<Entry>(list: StoredList<Entry>): readonly Entry[] {
  try {
    const text = localStorage.getItem(storageKey(siteSlug(), list.name));
    return readStoredList(text, list);
  } catch {
    return [];
  }
}

/** The vehicles whose pages were opened, newest first. */
export const viewedVehicles = (): readonly ViewedVehicle[] => kept(VIEWED_VEHICLES);

/** The ids of the vehicles that the shopper saved. */
export const favouriteIds = (): string[] => kept(FAVOURITES).map(({ id }) => id);
