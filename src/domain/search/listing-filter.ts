import { ALL_PATH } from './listing-href.ts';
import { bodyName } from '../vehicle/body-name.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { FacetName } from './search-fields.ts';
import { CAR_TYPE_LISTINGS } from './listing-drafts.ts';
import type { ListingKind } from './listing-drafts.ts';
import type { Listing } from './plan-listings.ts';

type ListedBy = { field: string; of: (vehicle: Vehicle) => string | undefined };

const MAKE: ListedBy = { field: 'make', of: (vehicle) => vehicle.make };

/** What cars of a list have in common, by its kind, and the facets that would say no more than its title. */
const KINDS = {
  body: { fields: [{ field: 'body', of: bodyName }], says: ['body'] },
  make: { fields: [MAKE], says: ['make'] },
  model: { fields: [MAKE, { field: 'model', of: (vehicle) => vehicle.model }], says: ['make', 'model'] },
  location: {
    fields: [{ field: 'location_slug', of: (vehicle) => vehicle.location_slug }],
    says: ['location_name', 'city', 'state'],
  },
  dealership: {
    fields: [{ field: 'dealership_slug', of: (vehicle) => vehicle.dealership_slug }],
    says: ['dealership_name'],
  },
} satisfies Record<Exclude<ListingKind, 'car-type'>, { fields: ListedBy[]; says: FacetName[] }>;

/** A list as a search sees it. */
export type ListingScope = {
  /** The filter that its cars pass, in the search's filter language; '' for the whole stock. */
  filter: string;
  /** Facets that it settles. */
  settled: FacetName[];
};

/**
 * The part of the stock that a listing page is about, as a filter (spec S1, S14): every spelling that its cars have, as
 * several may share an address.
 */
export function listingScope(listing: Pick<Listing, 'kind' | 'path' | 'vehicles'>): ListingScope {
  if (listing.path === ALL_PATH) return { filter: '', settled: [] };
  if (listing.kind === 'car-type') {
    const types = CAR_TYPE_LISTINGS.find(({ path }) => path === listing.path)?.types ?? [];
    return { filter: isOneOf('car_type', types), settled: types.length === 1 ? ['car_type'] : [] };
  }
  const { fields, says } = KINDS[listing.kind];
  const filters = fields.map(({ field, of }) => isOneOf(field, distinct(listing.vehicles.map(of))));
  return { filter: filters.join(' AND '), settled: says };
}

/** A condition that a field is one of the values, quoted. */
function isOneOf(field: string, values: readonly string[]): string {
  return `${field} IN [${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(', ')}]`;
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => value || []))].toSorted();
}
