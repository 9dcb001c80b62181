import { findPlace, type NamedPlace, nearestPostcode, placeNames } from '../../domain/location/find-place.ts';
import { pointOf } from '../../domain/location/distance.ts';
import type { PlaceFinder } from '../../domain/search/query-reader/read-distance.ts';
import { positionHere } from '../position-here.ts';
import type { SearchConnection } from './search-connection.ts';

/** The place of a name; undefined where there is none. Throws a SearchFailure. */
export async function nearPlace(name: string, connection: SearchConnection): Promise<NamedPlace | undefined> {
  return findPlace(name, await connection.placeTable());
}

/** Finds places by name, and where the shopper is once that is asked for. */
export type FoundPlaces = PlaceFinder & { findHere: () => Promise<NamedPlace> };

/** Finders by the table that they look in: a text is read with every letter. */
const finders = new WeakMap<object, PlaceFinder['find']>();

/** What finds places in a typed text; undefined where no car has coordinates. Throws a SearchFailure. */
export async function placeFinder(connection: SearchConnection): Promise<FoundPlaces | undefined> {
  const table = await connection.placeTable();
  if (table.length === 0) return undefined;
  const find = finders.get(table) ?? placeNames(table);
  finders.set(table, find);
  return {
    find,
    here: undefined,
    findHere: () => herePlace(connection),
  };
}

/** Asked once: a shopper types on while the browser asks, and who said no is not asked with every letter. */
let asking: Promise<NamedPlace> | undefined;

/**
 * The postcode nearest to where the browser is (spec L8): the position itself goes no further than this function. `isAnew` asks again
 * after a no. Throws an Error with the words for the shopper.
 */
export function herePlace(connection: SearchConnection, isAnew = false): Promise<NamedPlace> {
  if (isAnew) asking = undefined;
  asking ??= (async () => {
    const [position, table] = await Promise.all([positionHere(), connection.placeTable()]);
    const nearest = nearestPostcode(pointOf(position), table);
    if (!nearest) throw new Error("We couldn't look up where you are. Please try again.");
    return nearest;
  })();
  return asking;
}
