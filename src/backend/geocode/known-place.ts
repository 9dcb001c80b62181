import { distanceKilometres, type Coordinates } from '../../domain/location/distance.ts';

/**
 * A town or suburb with how many people live there; `state` is a code as 'NSW', and its point in degrees, WGS 84. A part is a
 * suburb of a larger town.
 */
export type KnownPlace = Coordinates & { name: string; state: string; people: number; isPart?: boolean };

/** The places that have a name in a state. */
export type KnownPlaces = (name: string, state: string) => readonly KnownPlace[];

/** 'Saint Lucia' and 'St Lucia', 'Mount Isa' and 'Mt Isa', as one. */
const written = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^st\.? /, 'saint ')
    .replace(/^mt\.? /, 'mount ')
    .replace(/['’.]/g, '')
    .replaceAll('-', ' ');

/** Finds places by name and state, whatever the case and the short forms. */
export function knownPlaces(places: readonly KnownPlace[]): KnownPlaces {
  const keyOf = (name: string, state: string): string => `${state} ${written(name)}`;
  const byName = Map.groupBy(places, ({ name, state }) => keyOf(name, state));
  return (name, state) => byName.get(keyOf(name, state)) ?? [];
}

/** Whether a name is another with words around it: 'East Gosford' is a part of Gosford. */
export const isPartOf = (name: string, whole: string): boolean =>
  ` ${written(name)} `.includes(` ${written(whole)} `);

/** The place nearest to a point; undefined of none. */
export function nearestPlace<Place extends Coordinates>(
  places: readonly Place[],
  to: Coordinates,
): Place | undefined {
  return places.toSorted((a, b) => distanceKilometres(a, to) - distanceKilometres(b, to))[0];
}
