import type { Location } from './location.ts';
import { addressLine } from './address-line.ts';

/** A link to the way to a location: the map page the dealer names, else a map search for its name and address (spec L5). */
export function directionsHref(location: Pick<Location, 'address' | 'name'>): string {
  const { place_id: placeId, place_url: placeUrl } = location.address;
  if (placeUrl) return placeUrl;
  const url = new URL('https://www.google.com/maps/dir/?api=1');
  url.searchParams.set('destination', `${location.name}, ${addressLine(location.address)}`);
  if (placeId) url.searchParams.set('destination_place_id', placeId);
  return url.href;
}
