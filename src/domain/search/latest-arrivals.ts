import { hasPrice, isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { sortVehicles } from './sort-vehicles.ts';

/** The cars of the home page's list, and whether it may be called the latest: the day of arrival of all is known. */
export type LatestArrivals = { vehicles: Vehicle[]; isDated: boolean };

const dayOf = ({ created_at = '' }: Vehicle): string => created_at.slice(0, 10);

/**
 * The `count` cars that arrived last and can be bought. Cars whose day of arrival nobody knows come after these, those
 * with a photo and a price first, then the youngest model years: in a first build without dates that is all of them.
 */
export function latestArrivals(vehicles: readonly Vehicle[], count: number): LatestArrivals {
  const completeness = (vehicle: Vehicle): number =>
    Number(vehicle.images.length > 0) * 2 + Number(hasPrice(vehicle));
  const latest = sortVehicles(vehicles.filter(isAvailable), 'newest')
    .toSorted((a, b) => {
      if (dayOf(a) !== dayOf(b)) return dayOf(a) > dayOf(b) ? -1 : 1;
      if (dayOf(a) !== '') return 0;
      return completeness(b) - completeness(a) || (b.year ?? 0) - (a.year ?? 0);
    })
    .slice(0, count);
  return { vehicles: latest, isDated: latest.every((vehicle) => dayOf(vehicle) !== '') };
}
