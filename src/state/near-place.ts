import type { Coordinates } from '../domain/location/distance.ts';
import { readCoordinates, writeCoordinates } from '../domain/location/nearest.ts';
import { IN_TAB, persistentValue } from './persistent-value.ts';

/** To about a kilometre: distances to locations need no more. */
const DECIMALS = 2;
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/**
 * Where the shopper is, to about a kilometre, as they said it by a postcode or let the browser say it (spec L8, F4). It is kept
 * in the tab alone and goes nowhere.
 */
export const $nearPlace = persistentValue<Coordinates | undefined>(
  'near',
  (text) => (text === null ? undefined : readCoordinates(text)),
  (place) => place && writeCoordinates({ lat: rounded(place.lat), long: rounded(place.long) }),
  IN_TAB,
);
