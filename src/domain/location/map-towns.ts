import type { Coordinates } from './distance.ts';
import { distanceKilometres } from './distance.ts';
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
  const near = places
    .filter(({ postcode }) => !isBox(Number(postcode)))
    .filter(({ postcode }) => kilometres <= SUBURBS_TO || KNOWN_TOWNS.has(postcode))
    .map((place) => {
      const at = { lat: place.lat, long: place.lng };
      return {
        name: KNOWN_TOWNS.get(place.postcode) ?? place.localities[0] ?? '',
        at,
        kilometres: distanceKilometres(middle, at),
        rank: rank(place),
      };
    })
    .filter((town) => town.name !== '' && town.kilometres <= kilometres)
    .toSorted((a, b) => a.rank - b.rank || a.kilometres - b.kilometres);
  const named = new Map<string, MapTown>();
  for (const { rank: _, ...town } of near) if (!named.has(town.name)) named.set(town.name, town);
  return [...named.values()];
}
