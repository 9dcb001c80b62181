import type { Garage } from '../domain/garage/garage.ts';
import { readKeptGarage } from '../domain/garage/kept-garage.ts';
import { keptText } from './kept-text.ts';
import { siteSlug } from './site-slug.ts';
import { storageKey } from './storage-key.ts';

const NAME = 'garage';
const key = (): string => storageKey(siteSlug(), NAME);

/** The garage of whoever is signed in, as this device last knew it (spec A6, F12); undefined where it keeps none. */
export const keptGarage = (): Garage | undefined => readKeptGarage(keptText(NAME));

/** Keeps a garage on this device in place of what was kept before. */
export function keepGarage(garage: Garage): void {
  try {
    localStorage.setItem(key(), JSON.stringify(garage));
  } catch {
    // Full or blocked: the page asks each time.
  }
}

/** Takes the garage off this device, which is of somebody who is not signed in any more. */
export function leaveGarage(): void {
  try {
    localStorage.removeItem(key());
  } catch {
    // Blocked: nothing is kept.
  }
}
