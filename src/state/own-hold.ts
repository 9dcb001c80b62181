import { siteSlug } from './site-slug.ts';
import { storageKey } from './storage-key.ts';

/** Which vehicle this tab has reserved: the id of the reservation, by the slug or id of the vehicle. */
const key = (car: string): string => storageKey(siteSlug(), `hold:${car}`);

/** The reservation of a vehicle that was made in this tab; undefined where there is none. */
export function ownHold(car: string): string | undefined {
  try {
    return sessionStorage.getItem(key(car)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the reservation of a vehicle in this tab; undefined forgets it. */
export function rememberHold(car: string, id: string | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(key(car));
    else sessionStorage.setItem(key(car), id);
  } catch {
    // Blocked: the address of the reservation has it.
  }
}
