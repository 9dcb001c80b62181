import type { Vehicle } from '../vehicle/vehicle.ts';
import { browseLinks } from './browse-links.ts';
import type { Listing } from './plan-listings.ts';

/** The vehicles on lists of models that a shopper without scripts finds from every list: by the link to the make. */
export function onModelLists(listings: readonly Listing[]): ReadonlySet<Vehicle> {
  const linked = new Set(browseLinks(listings).flatMap(({ links }) => links.map(({ path }) => path)));
  const found = listings.filter(
    ({ kind, parentPath }) => kind === 'model' && parentPath !== undefined && linked.has(parentPath),
  );
  return new Set(found.flatMap(({ vehicles }) => vehicles));
}
