import { distanceKilometres, type Coordinates } from './distance.ts';

/** A place with how far away it is; undefined where nobody knows where it is. */
export type Distant<Place> = { place: Place; kilometres: number | undefined };

/** Places by their distance from a point, the nearest first (spec L8); those of unknown coordinates last, in their order. */
export function nearestFirst<Place>(
  places: readonly Place[],
  coordinatesOf: (place: Place) => Coordinates | undefined,
  from: Coordinates,
): Distant<Place>[] {
  const distant = places.map((place): Distant<Place> => {
    const at = coordinatesOf(place);
    return { place, kilometres: at && distanceKilometres(from, at) };
  });
  return distant.toSorted((a, b) => (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity) || 0);
}

/** A distance in words: a postcode is only known to about a kilometre. */
export function distanceWords(kilometres: number): string {
  const whole = Math.round(kilometres);
  return whole < 1 ? 'less than 1 km away' : `about ${whole.toLocaleString('en-AU')} km away`;
}

/** Which place is the nearest, in words; '' where nobody knows how far it is. */
export const nearestWords = (name: string, kilometres: number | undefined): string =>
  kilometres === undefined ? '' : `Nearest: ${name}, ${distanceWords(kilometres)}.`;

/** Coordinates as 'lat,long', as a page holds them. */
export const writeCoordinates = ({ lat, long }: Coordinates): string => `${lat},${long}`;

/** What writeCoordinates wrote; undefined for anything else. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [, lat, long] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return lat === undefined ? undefined : { lat: Number(lat), long: Number(long) };
}
