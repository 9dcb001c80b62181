import type { Coordinates } from './distance.ts';
import { DEGREE_KILOMETRES, distanceKilometres } from './distance.ts';
import { isBoxPostcode } from './box-postcodes.ts';
import { KNOWN_TOWNS } from './known-towns.ts';
import type { PostcodePlace } from './postcode-places.ts';

/** A town or suburb of a drawing, with how far it is from the middle. */
export type MapTown = { name: string; at: Coordinates; kilometres: number };

/** Kilometres up to which maps show suburbs; beyond it nobody can place one, and they show towns that people know. */
const SUBURBS_TO = 150;
/** Degrees, some hundred metres, by which a sum may be wrong. */
const LATITUDE_ROUNDING = 0.001;
const KNOWN = [...KNOWN_TOWNS.keys()];

/** More people than any postcode has. */
const MAX_PEOPLE = 1_000_000;

/** How well a place is known, most first: towns in their order, then by their people. */
function rank({ postcode, people }: PostcodePlace): number {
  const known = KNOWN.indexOf(postcode);
  return known === -1 ? KNOWN.length + MAX_PEOPLE - people : known;
}

/**
 * Towns within some kilometres of a point, the well known ones first and of equals the nearest; each name once. Of a large area
 * they are well known ones alone.
 */
export function mapTowns(
  places: readonly PostcodePlace[],
  middle: Coordinates,
  kilometres: number,
): MapTown[] {
  // Most of the country is farther away by its latitude alone, which costs no sine to see.
  const most = kilometres / DEGREE_KILOMETRES + LATITUDE_ROUNDING;
  const near = places
    .filter(({ lat }) => Math.abs(lat - middle.lat) <= most)
    .filter(({ postcode }) => kilometres <= SUBURBS_TO || KNOWN_TOWNS.has(postcode))
    .filter(({ postcode }) => !isBoxPostcode(Number(postcode)))
    .flatMap((place) => {
      const at = { lat: place.lat, long: place.lng };
      const away = distanceKilometres(middle, at);
      const name = KNOWN_TOWNS.get(place.postcode) ?? place.localities[0] ?? '';
      return away > kilometres || name === '' ? [] : [{ name, at, kilometres: away, rank: rank(place) }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.kilometres - b.kilometres);
  const named = new Map<string, MapTown>();
  for (const { rank: _, ...town } of near) if (!named.has(town.name)) named.set(town.name, town);
  return [...named.values()];
}
