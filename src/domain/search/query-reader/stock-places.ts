import { distanceKilometres } from '../../location/distance.ts';
import type { Location } from '../../location/location.ts';
import { KNOWN_TOWNS } from '../../location/known-towns.ts';
import type { PostcodePlace } from '../../location/postcode-places.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { StockPlace } from './stock-lexicon.ts';

/** Kilometres about a town's middle that people call by its name: of the five large cities, and of others. */
const CITY_KILOMETRES = 50;
const TOWN_KILOMETRES = 25;
const LARGE_CITIES: ReadonlySet<string> = new Set(['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide']);

/** Kilometres about a place that are called by its name. */
export const areaKilometres = (name: string): number =>
  LARGE_CITIES.has(name) ? CITY_KILOMETRES : TOWN_KILOMETRES;

const CAPITAL = 'Canberra';

/** A suburb of the stock. */
export type StockSuburb = {
  city: string;
  state: string;
  /** Where the table of postcodes does not name the suburb, as a dealer's own yard says. */
  postcode?: string;
};

/**
 * The known towns with stock in or about them, and the postcodes of the stock's suburbs, each with its suburbs (spec S2, L1). A town's
 * area ends at the border of its state.
 */
export function stockPlaces(
  suburbs: readonly StockSuburb[],
  postcodes: readonly PostcodePlace[],
): StockPlace[] {
  const byName = new Map<string, PostcodePlace>();
  for (const place of postcodes)
    for (const name of place.localities) {
      const key = `${name.toLowerCase()} ${place.state}`;
      if (!byName.has(key)) byName.set(key, place);
    }
  const byCode = new Map(postcodes.map((place) => [place.postcode, place]));
  const known = suburbs.flatMap((suburb) => {
    const named = byName.get(`${suburb.city.toLowerCase()} ${suburb.state}`);
    const place = byCode.get(suburb.postcode ?? '') ?? named;
    return place ? [{ ...suburb, place }] : [];
  });
  const towns = [...KNOWN_TOWNS].flatMap(([postcode, name]) => {
    const middle = byCode.get(postcode);
    if (!middle) return [];
    const kilometres = areaKilometres(name);
    const at = { lat: middle.lat, long: middle.lng };
    const near = known.filter(
      ({ state, place }) =>
        state === middle.state && distanceKilometres(at, { lat: place.lat, long: place.lng }) <= kilometres,
    );
    // The capital's territory is its city, whichever of its suburbs the table knows.
    const own = name === CAPITAL ? suburbs.filter(({ state }) => state === middle.state) : near;
    return own.length ? [{ name, state: middle.state, cities: names(own) }] : [];
  });
  const coded = [...Map.groupBy(known, ({ place }) => place.postcode)].flatMap(([postcode, near]) =>
    near[0] ? [{ name: postcode, state: near[0].state, cities: names(near) }] : [],
  );
  return [...towns, ...coded];
}

/** The towns and postcodes that the vehicles of a dealer can be asked for by. */
export function placesOfDealer(
  vehicles: readonly Pick<Vehicle, 'city' | 'state'>[],
  locations: readonly Pick<Location, 'address'>[],
  postcodes: readonly PostcodePlace[],
): StockPlace[] {
  const suburbs = new Map<string, StockSuburb>();
  for (const { city, state } of vehicles) if (city && state) suburbs.set(`${city} ${state}`, { city, state });
  if (suburbs.size === 0) return [];
  for (const { address } of locations) {
    const { city, state, postcode } = address;
    if (suburbs.has(`${city} ${state}`)) suburbs.set(`${city} ${state}`, { city, state, postcode });
  }
  return stockPlaces([...suburbs.values()], postcodes);
}

const names = (suburbs: readonly StockSuburb[]): string[] =>
  [...new Set(suburbs.map(({ city }) => city))].toSorted();
