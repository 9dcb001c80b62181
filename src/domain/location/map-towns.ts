import type { Coordinates } from './distance.ts';
import { DEGREE_KILOMETRES, distanceKilometres } from './distance.ts';
import { KNOWN_TOWNS } from './known-towns.ts';
import type { PostcodePlace } from './postcode-places.ts';

/** A town or suburb of a drawing, with how far it is from the middle. */
export type MapTown = { name: string; at: Coordinates; kilometres: number };

/** Postcodes of post office boxes, first and last: they are where the post is, and nobody lives there. */
const BOXES: readonly (readonly [number, number])[] = [
  [200, 299],
  [900, 999],
  [1000, 1999],
  [5800, 5999],
  [6800, 6999],
  [7800, 7999],
  [8000, 9999],
];

const isBox = (postcode: number): boolean =>
  BOXES.some(([first, last]) => first <= postcode && postcode <= last);

/** Kilometres up to which maps show suburbs; beyond it nobody can place one, and they show towns that people know. */
const SUBURBS_TO = 150;
/** Degrees, some hundred metres, by which a sum may be wrong. */
const LATITUDE_ROUNDING = 0.001;
const KNOWN = [...KNOWN_TOWNS.keys()];

/** How well a place is known, most first: towns in their order, then round numbers, which the post gave to the larger places. */
function rank({ postcode }: PostcodePlace): number {
  const known = KNOWN.indexOf(postcode);
  if (known !== -1) return known;
  const round = [1000, 100, 50, 10].findIndex((by) => Number(postcode) % by === 0);
  return KNOWN.length + (round === -1 ? 4 : round);
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
    .filter(({ postcode }) => !isBox(Number(postcode)))
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
