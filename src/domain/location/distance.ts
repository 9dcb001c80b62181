import { centralAngle, type Point } from '../../search-engine/point.ts';

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
  return EARTH_RADIUS_KILOMETRES * centralAngle(pointOf(a), pointOf(b));
}

/** What a shopper typed as a postcode: required, exactly four digits, spaces around it forgiven (spec L8). */
export function parsePostcode(text: string): PostcodeAnswer {
  const postcode = text.trim();
  return /^\d{4}$/.test(postcode)
    ? { kind: 'ok', postcode }
    : { kind: 'invalid', message: 'Invalid postcode. Please enter a 4-digit number.' };
}

/** Coordinates in the names of the search. */
export const pointOf = ({ lat, long }: Coordinates): Point => ({ lat, lng: long });
