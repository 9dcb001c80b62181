import type { LocationSettings } from './location-settings.ts';
import type { Location } from './location.ts';
import { addressLine } from './address-line.ts';

/** A page of another company that a page of the site can show in a frame. */
export type EmbeddedPage = Location['iframeUrl'][number];

const PLACE = /\{(lat|long|address)\}/g;

type Place = Pick<Location, 'address' | 'iframeUrl'>;

/** The tenant's map of a place; none where its address takes coordinates that the place lacks. */
function embeddedMap({ address }: Place, { map }: LocationSettings): EmbeddedPage[] {
  if (!map) return [];
  const { lat, long } = address;
  const words: Record<string, string | undefined> = {
    lat: lat?.toString(),
    long: long?.toString(),
    address: encodeURIComponent(addressLine(address)),
  };
  const needed = [...map.address.matchAll(PLACE)].map(([, name = '']) => words[name]);
  if (needed.includes(undefined)) return [];
  return [{ title: map.title, url: map.address.replace(PLACE, (_, name: string) => words[name] ?? '') }];
}

/** The pages of others that the page of a place can show: the tenant's map first, then its own (spec L4, K20). */
export const locationFrames = (place: Place, settings: LocationSettings): EmbeddedPage[] => [
  ...embeddedMap(place, settings),
  ...place.iframeUrl,
];
