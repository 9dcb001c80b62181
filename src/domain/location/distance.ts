/** Degrees, WGS 84. */
export type Coordinates = { lat: number; long: number };

export type PostcodeAnswer =
  | { kind: 'ok'; postcode: string }
  | { kind: 'invalid'; message: 'Invalid postcode. Please enter a 4-digit number.' };

/** What is said of four digits that are no postcode (spec L8). */
export const UNKNOWN_POSTCODE = 'Invalid postcode';

const EARTH_RADIUS_KILOMETRES = 6371;

/** Kilometres of a degree of latitude on that sphere: no two points are nearer than their latitudes. */
export const DEGREE_KILOMETRES = (EARTH_RADIUS_KILOMETRES * Math.PI) / 180;

/** Great-circle distance in kilometres on a sphere of radius 6371 km (spec L8). */
export function distanceKilometres(a: Coordinates, b: Coordinates): number {
  const halfLatitude = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLongitude = Math.sin(radians(b.long - a.long) / 2);
  const chord = halfLatitude ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLongitude ** 2;
  // Rounding can lift the chord of two opposite points just above 1, where asin has no value.
  return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** What a shopper typed as a postcode: required, exactly four digits, spaces around it forgiven (spec L8). */
export function parsePostcode(text: string): PostcodeAnswer {
  const postcode = text.trim();
  return /^\d{4}$/.test(postcode)
    ? { kind: 'ok', postcode }
    : { kind: 'invalid', message: 'Invalid postcode. Please enter a 4-digit number.' };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
