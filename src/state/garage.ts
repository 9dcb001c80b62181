import type { Garage } from '../domain/garage/garage.ts';
import { readKeptGarage } from '../domain/garage/kept-garage.ts';
import { keepText, keptText } from './kept-text.ts';

const NAME = 'garage';

/** The garage of whoever is signed in, as this device last knew it (spec A6, F12); undefined where it keeps none. */
export const keptGarage = (): Garage | undefined => readKeptGarage(keptText(NAME));

/** Keeps a garage on this device in place of what was kept before. */
export function keepGarage(garage: Garage): void {
  // Where storage is full or blocked, the page asks each time.
  keepText(NAME, JSON.stringify(garage));
}

/** Takes the garage off this device, which is of somebody who is not signed in any more. */
export function leaveGarage(): void {
  keepText(NAME, undefined);
}
