import type { User } from '../domain/account/user.ts';
import { mergeWatchlist } from '../services/call-watchlist.ts';
import { $favourites } from './favourites.ts';
import { siteSlug } from './site-slug.ts';
import { storageKey } from './storage-key.ts';
import { $watchlist, refreshWatchlist } from './watchlist.ts';

/** The user whose watchlist has what this device kept before. */
const mergedKey = (): string => storageKey(siteSlug(), 'watchlist-of');
/** The car that was to be saved when its shopper had to sign in first. */
const wantedKey = (): string => storageKey(siteSlug(), 'watchlist-wanted');

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Full or blocked: it is asked for again.
  }
}

/** Remembers the car that is to be saved once its shopper has signed in. */
export const wantWatched = (id: string): void => write(wantedKey(), id);

/**
 * Puts what this device has kept on the watchlist of who signs in: at the first time its favourites, and each time the car
 * that the sign-in was for. Without an answer it is done the next time.
 */
export async function joinWatchlist({ id, phone }: User): Promise<void> {
  if (phone === undefined) return;
  const wanted = read(wantedKey());
  const isFirst = read(mergedKey()) !== id;
  // A list is read while something listens to it.
  $favourites.subscribe(() => undefined)();
  const kept = isFirst ? $favourites.get().map((vehicle) => vehicle.id) : [];
  const car_ids = [...new Set([...(wanted === undefined ? [] : [wanted]), ...kept])];
  if (car_ids.length === 0) {
    write(mergedKey(), id);
    return refreshWatchlist();
  }
  const called = await mergeWatchlist({ phone_number: phone, car_ids });
  if (called.kind !== 'answered') return;
  $watchlist.keep(called.answer.cars);
  write(wantedKey(), undefined);
  write(mergedKey(), id);
}

/** Takes the watchlist off this device, which is of somebody who has signed out. */
export function leaveWatchlist(): void {
  $watchlist.keep([]);
  write(wantedKey(), undefined);
}
