import { writePoint } from '../../search-engine/point.ts';
import { groupLocations } from '../location/location-groups.ts';
import type { Location } from '../location/location.ts';
import type { ShownFacet } from './facet.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Of a vehicle, what tells where it is. */
type PlacedVehicle = Pick<Vehicle, 'location_slug' | 'location_name'>;

/** Types of locations where vehicles stand; '' counts as sales (spec L2). */
const SELLING: readonly string[] = ['', 'sales', 'used'];

/** Locations that sell vehicles at one place, where there are several, with the name of that place. */
function sharedPlaces(locations: readonly Location[]): { name: string; members: Location[] }[] {
  const selling = locations
    .filter(({ location_type: type }) => SELLING.includes(type))
    .map((location) => ({ ...location, visible: true }));
  return groupLocations(selling)
    .filter(({ tabs }) => tabs.length > 1)
    .map(({ name, tabs }) => ({ name, members: tabs.map(({ location }) => location) }));
}

/**
 * What the search says of where a vehicle is: the name of its place, one for all departments that sell there, and the coordinates
 * of its location as the index holds them (spec S3, L8). A vehicle of no known location keeps the name of its feed and has none.
 */
export function carPlaces(
  locations: readonly Location[],
): (vehicle: PlacedVehicle) => { location_name: string | undefined; _geo: string | undefined } {
  const bySlug = new Map(locations.map((location) => [location.slug, location]));
  const byName = new Map(locations.map((location) => [location.name, location]));
  const shared = new Map(
    sharedPlaces(locations).flatMap(({ name, members }) => members.map(({ slug }) => [slug, name] as const)),
  );
  return ({ location_slug: slug, location_name: name }) => {
    const location = bySlug.get(slug ?? '') ?? byName.get(name ?? '');
    const { lat, long } = location?.address ?? {};
    return {
      location_name: shared.get(location?.slug ?? '') ?? name,
      _geo: lat === undefined || long === undefined ? undefined : writePoint({ lat, lng: long }),
    };
  };
}

/** Facets of which that of locations knows the names of departments. */
export function withFormerNames(facets: readonly ShownFacet[], locations: readonly Location[]): ShownFacet[] {
  const former = formerPlaceNames(locations);
  const isNeeded = Object.keys(former).length > 0;
  return facets.map((facet) => (isNeeded && facet.name === 'location_name' ? { ...facet, former } : facet));
}

/** Names of departments that an address may say for their place, with the name of that place (spec S2). */
export const formerPlaceNames = (locations: readonly Location[]): Record<string, string> =>
  Object.fromEntries(
    sharedPlaces(locations).flatMap(({ name, members }) =>
      members.flatMap((member) => (member.name === name ? [] : [[member.name, name]])),
    ),
  );
