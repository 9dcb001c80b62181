import { readSavedVehicle, type SavedVehicle } from '../saved/saved-vehicle.ts';
import type { StoredList } from '../saved/stored-list.ts';

export const WATCHLIST_PATH = '/watchlist';

/** The watchlist of the signed-in shopper, as a device keeps it, newest first (spec A1); the backend's is the true one. */
export const WATCHLIST: StoredList<SavedVehicle> = {
  name: 'watchlist',
  read: readSavedVehicle,
  keyOf: ({ id }) => id,
  most: 200,
};

/** The heading and the sentence of a toast (spec A2). */
export type ToastWords = { title: string; text: string };

/** What is said once a car is on the watchlist, or off it (spec A2). */
export const watchlistToast = (name: string, isSaved: boolean): ToastWords =>
  isSaved
    ? { title: 'Car Saved In Watchlist', text: `${name} is now available in your watchlist` }
    : { title: 'Car Removed', text: `${name} is no longer in your watchlist` };

/** What is said once a shopper who is not signed in has kept a car: where it is, and what signing in adds (spec A1). */
export const favouriteToast = (name: string): ToastWords => ({
  title: 'Saved On This Device',
  text: `${name} is in your favourites. Sign in to have it in your watchlist on every device`,
});

/** What is said of a car that cannot be saved. */
export const NOT_WATCHABLE = 'This vehicle is sold or no longer listed.';

/** What is said where nobody answered. */
export const WATCHLIST_FAILED = "We couldn't update your watchlist. Please try again.";
