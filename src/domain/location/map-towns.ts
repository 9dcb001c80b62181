import type { Coordinates } from './distance.ts';
import { distanceKilometres } from './distance.ts';
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

/** How well a place is known, most first: the post gave the round numbers to the larger towns, 2000, 2500, 2250, 2060. */
const roundness = (postcode: number): number => [1000, 100, 50, 10].findIndex((by) => postcode % by === 0);

const rank = ({ postcode }: PostcodePlace): number => {
  const found = roundness(Number(postcode));
  return found === -1 ? 4 : found;
};

/** Towns within some kilometres of a point, the well known ones first and of equals the nearest; each name once. */
export function mapTowns(
  places: readonly PostcodePlace[],
  middle: Coordinates,
  kilometres: number,
): MapTown[] {
  const near = places
    .filter(({ postcode }) => !isBox(Number(postcode)))
    .map((place) => {
      const at = { lat: place.lat, long: place.lng };
      return {
        name: place.localities[0] ?? '',
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
