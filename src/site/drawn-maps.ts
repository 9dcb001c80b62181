import { drawnMap, type DrawnMap, type MapData } from '../domain/location/drawn-map.ts';
import type { Location } from '../domain/location/location.ts';

/** One drawing in the shape of a phone, one for anything wider. */
export type DrawnMaps = { narrow: DrawnMap; wide: DrawnMap };

/** In units that are about pixels on a phone and on a tablet. */
const NARROW = { width: 352, height: 272 };
const WIDE = { width: 640, height: 380 };

/** Where places are, drawn in both shapes; undefined where none has coordinates (spec L4). */
export function drawnMaps(
  places: readonly Pick<Location, 'name' | 'address'>[],
  data: MapData,
): DrawnMaps | undefined {
  const locations = places.flatMap(({ name, address: { lat, long } }) =>
    lat === undefined || long === undefined ? [] : [{ name, at: { lat, long } }],
  );
  const narrow = drawnMap(locations, data, NARROW);
  const wide = drawnMap(locations, data, WIDE);
  return narrow && wide && { narrow, wide };
}
