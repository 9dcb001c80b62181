/** A place on the globe in the server's names: degrees, WGS 84. */
export type Point = { lat: number; lng: number };

/** The field that holds where a document is; the server reserves its name. */
export const POINT_FIELD = '_geo';

/** Metres; the radius by which the server measures. */
const EARTH_RADIUS_METRES = 6_371_000;
const DEGREE = Math.PI / 180;
const POINT = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;
const GEO_POINT = /^_geoPoint\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)$/;

/** The angle between two places as seen from the middle of the globe, in radians. */
export function centralAngle(a: Point, b: Point): number {
  const halfLatitude = Math.sin(((b.lat - a.lat) * DEGREE) / 2);
  const halfLongitude = Math.sin(((b.lng - a.lng) * DEGREE) / 2);
  const chord = halfLatitude ** 2 + Math.cos(a.lat * DEGREE) * Math.cos(b.lat * DEGREE) * halfLongitude ** 2;
  // Rounding can lift the chord of two opposite points just above 1, where asin has no value.
  return 2 * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Great-circle distance in metres. */
export const metresBetween = (a: Point, b: Point): number => EARTH_RADIUS_METRES * centralAngle(a, b);

/** A point as a column holds it: 'lat,lng'. */
export const writePoint = ({ lat, lng }: Point): string => `${lat},${lng}`;

/** What `writePoint` wrote; undefined for any other text. */
export const readPoint = (text: string): Point | undefined => pointOf(POINT.exec(text));

/** The point that a sort attribute such as `_geoPoint(-33.87, 151.21)` measures from; undefined for any other attribute. */
export const sortPoint = (attribute: string): Point | undefined => pointOf(GEO_POINT.exec(attribute));

function pointOf(found: RegExpExecArray | null): Point | undefined {
  const [, lat, lng] = found ?? [];
  return lat === undefined ? undefined : { lat: Number(lat), lng: Number(lng) };
}
