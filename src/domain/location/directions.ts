import type { Location } from './location.ts';

/** A link that opens a map with the way to a location, by its place id where the dealer gives one (spec L5). */
export function directionsHref(location: Pick<Location, 'address' | 'name'>): string {
  const { street, city, state, postcode, place_id: placeId } = location.address;
  const url = new URL('https://www.google.com/maps/dir/?api=1');
  url.searchParams.set('destination', `${location.name}, ${street}, ${city} ${state} ${postcode}`);
  if (placeId) url.searchParams.set('destination_place_id', placeId);
  return url.href;
}
