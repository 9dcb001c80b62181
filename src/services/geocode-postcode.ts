import { GEOCODE_POSTCODE } from '../api/routes.ts';
import type { Coordinates } from '../domain/location/distance.ts';
import { isJsonObject } from '../domain/text/json-object.ts';
import { askPlatform } from './call-api.ts';

const inside = (value: unknown, key: string): unknown => (isJsonObject(value) ? value[key] : undefined);

/**
 * Where a postcode of four digits is (spec L8, K17); undefined where there is none of that number. Throws as askPlatform does,
 * and an Error for an answer that is no place.
 */
export async function geocodePostcode(postcode: string): Promise<Coordinates | undefined> {
  const answer = await askPlatform(GEOCODE_POSTCODE, { query: { postal_code: postcode, country: 'AU' } });
  const results = inside(answer, 'results');
  if (!Array.isArray(results)) throw new Error('The answer is no place.');
  if (results.length === 0) return undefined;
  const location = inside(inside(results[0], 'geometry'), 'location');
  const [lat, long] = [inside(location, 'lat'), inside(location, 'lng')];
  if (typeof lat !== 'number' || typeof long !== 'number') throw new Error('The answer is no place.');
  return { lat, long };
}
