import { signInHref } from '../../domain/account/sign-in-address.ts';
import { WATCHLIST_PATH, watchlistToast } from '../../domain/account/watchlist.ts';
import { isSaved, type SavedVehicle } from '../../domain/saved/saved-vehicle.ts';
import { wantWatched } from '../../state/merge-watchlist.ts';
import { $watchlist, refreshWatchlist, toggleWatched } from '../../state/watchlist.ts';
import { showToast } from '../ui/show-toast.ts';

/** Words of the button, by whether its car is on the watchlist. */
const WORDS = ['Save to Watchlist', 'Remove from Watchlist'] as const;

/** Saves a car to the watchlist or takes it off, and says so (spec A1, A2). */
export async function watchVehicle(vehicle: SavedVehicle): Promise<void> {
  const watched = await toggleWatched(vehicle);
  switch (watched.kind) {
    case 'changed':
      return showToast({
        ...watchlistToast(vehicle.name, watched.isSaved),
        link: { label: 'View List', href: WATCHLIST_PATH },
      });
    case 'sign-in': {
      wantWatched(vehicle.id);
      const here = location.pathname + location.search;
      return location.assign(signInHref('watchlist', here, here));
    }
    case 'failed':
      alert(watched.message);
  }
}

/** Keeps the words of a button those of its car; the button of a sold car is there only to take it off (spec A2). */
export function followWatchlist(element: HTMLElement, id: string): () => void {
  return $watchlist.subscribe((list) => {
    const isOn = isSaved(list, id);
    const button = element.querySelector('button');
    if (button) button.textContent = WORDS[isOn ? 1 : 0];
    if (isOn) element.hidden = false;
  });
}

// Another device may have changed it, and so may another tab while this one was not seen.
void refreshWatchlist();
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void refreshWatchlist();
});
