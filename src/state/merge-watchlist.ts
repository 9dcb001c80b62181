import { MERGE_WATCHLIST } from '../api/routes.ts';
import type { User } from '../domain/account/user.ts';
import { callApi } from '../services/call-api.ts';
import { $favourites } from './saved-lists.ts';
import { keepText, keptText } from './kept-text.ts';
import { $watchlist, refreshWatchlist } from './watchlist.ts';

/** The user whose watchlist has what this device kept before. */
const MERGED = 'watchlist-of';
/** The car that was to be saved when its shopper had to sign in first. */
const WANTED = 'watchlist-wanted';

/** Remembers the car that is to be saved once its shopper has signed in. */
export const wantWatched = (id: string): void => void keepText(WANTED, id);

/** Forgets the car that was to be saved, if it is this one. */
export function forgetWanted(id: string): void {
  if (keptText(WANTED) === id) keepText(WANTED, undefined);
}

/**
 * Puts what this device has kept on the watchlist of who signs in: at the first time its favourites, and each time the car
 * that the sign-in was for. Without an answer it is done the next time.
 */
export async function joinWatchlist({ id, phone }: User): Promise<void> {
  if (phone === undefined) return;
  const wanted = keptText(WANTED) ?? undefined;
  const isFirst = keptText(MERGED) !== id;
  // A list is read while something listens to it.
  $favourites.subscribe(() => undefined)();
  const kept = isFirst ? $favourites.get().map((vehicle) => vehicle.id) : [];
  const car_ids = [...new Set([...(wanted === undefined ? [] : [wanted]), ...kept])];
  if (car_ids.length === 0) {
    keepText(MERGED, id);
    return refreshWatchlist();
  }
  const called = await callApi(MERGE_WATCHLIST, { body: { phone_number: phone, car_ids } });
  if (called.kind !== 'answered') return;
  $watchlist.keep(called.answer.cars);
  keepText(WANTED, undefined);
  keepText(MERGED, id);
}

/** Takes the watchlist off this device, which is of someone who has signed out. */
export function leaveWatchlist(): void {
  $watchlist.keep([]);
  keepText(WANTED, undefined);
}
