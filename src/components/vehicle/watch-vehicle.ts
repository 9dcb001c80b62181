import { signInHref } from '../../domain/account/sign-in-address.ts';
import { favouriteToast, WATCHLIST_PATH, watchlistToast } from '../../domain/account/watchlist.ts';
import { isSaved, type SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { $favourites, toggleFavourite } from '../../state/saved-lists.ts';
import { forgetWanted, wantWatched } from '../../state/merge-watchlist.ts';
import { $watchlist, refreshWatchlist, toggleWatched } from '../../state/watchlist.ts';
import { clearToast, showToast } from '../ui/show-toast.ts';

function tellChanged({ name }: SavedVehicle, isSavedNow: boolean): void {
  showToast({ ...watchlistToast(name, isSavedNow), link: { label: 'View List', href: WATCHLIST_PATH } });
}

/** Saves a car to the watchlist or takes it off, and says so (spec A1, A2). */
export async function watchVehicle(vehicle: SavedVehicle): Promise<void> {
  const watched = await toggleWatched(vehicle);
  switch (watched.kind) {
    case 'changed':
      return tellChanged(vehicle, watched.isSaved);
    case 'sign-in':
      wantWatched(vehicle.id);
      return location.assign(signInFromHere());
    case 'failed':
      alert(watched.message);
  }
}

/** Where a shopper signs in for the watchlist, and comes back to this page from (spec A1). */
function signInFromHere(): string {
  const here = location.pathname + location.search;
  return signInHref('watchlist', here, here);
}

/**
 * Says that a vehicle was kept on this device, with the way to have it on the watchlist, where the next sign-in puts it. One
 * that is let go of is not wanted any longer.
 */
export function offerWatchlist(vehicle: SavedVehicle, isKept: boolean): void {
  if (!isKept) {
    forgetWanted(vehicle.id);
    return clearToast();
  }
  wantWatched(vehicle.id);
  showToast({ ...favouriteToast(vehicle.name), link: { label: 'Sign in', href: signInFromHere() } });
}

/**
 * Saves a vehicle of a shopper who is signed in to the watchlist, or lets go of it, as a favourite of this device too (spec A1,
 * A2). Answers whether it was saved.
 */
export async function saveVehicle(vehicle: SavedVehicle): Promise<boolean> {
  const wasFavourite = isSaved($favourites.get(), vehicle.id);
  const wasWatched = isSaved($watchlist.get(), vehicle.id);
  if (wasFavourite) toggleFavourite(vehicle);
  if (wasFavourite && !wasWatched) {
    tellChanged(vehicle, false);
    return false;
  }
  const watched = await toggleWatched(vehicle);
  if (watched.kind === 'changed') {
    tellChanged(vehicle, watched.isSaved);
    return watched.isSaved;
  }
  if (watched.kind === 'failed') {
    if (wasFavourite) toggleFavourite(vehicle);
    alert(watched.message);
    return false;
  }
  if (wasWatched) {
    location.assign(signInFromHere());
    return false;
  }
  toggleFavourite(vehicle);
  offerWatchlist(vehicle, true);
  return true;
}

/** Tells whether a vehicle is on the watchlist, now and after each change. Answers what ends it. */
export const followWatchlist = (id: string, show: (isOn: boolean) => void): (() => void) =>
  $watchlist.subscribe((list) => show(isSaved(list, id)));

// Another device may have changed it, and so may another tab while this one was not seen.
void refreshWatchlist();
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void refreshWatchlist();
});
