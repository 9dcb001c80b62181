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
  const available = vehicles.filter(isAvailable);
  const last = placed(available, count);
  // Only those that are as late as the last of them can be among them: few of a large stock need the whole order.
  const candidates = last ? available.filter((vehicle) => compareArrivals(vehicle, last) <= 0) : available;
  const latest = sortVehicles(candidates, 'newest').sort(compareArrivals).slice(0, count);
  return { vehicles: latest, isDated: latest.every((vehicle) => dayOf(vehicle) !== '') };
}

/** Who would stand at a place of their order; of a large stock that is far less work than the order of all. */
function placed(vehicles: readonly Vehicle[], place: number): Vehicle | undefined {
  let first: Vehicle[] = [];
  for (const vehicle of vehicles) {
    const last = first[place - 1];
    if (!last || compareArrivals(vehicle, last) < 0)
      first = [...first, vehicle].sort(compareArrivals).slice(0, place);
  }
  return first[place - 1];
}

const completeness = (vehicle: Vehicle): number =>
  Number(vehicle.images.length > 0) * 2 + Number(hasPrice(vehicle));

/** Below 0 where `a` comes first; 0 where the order of the newest decides. */
function compareArrivals(a: Vehicle, b: Vehicle): number {
  const [dayOfA, dayOfB] = [dayOf(a), dayOf(b)];
  if (dayOfA !== dayOfB) return dayOfA > dayOfB ? -1 : 1;
  if (dayOfA !== '') return 0;
  return completeness(b) - completeness(a) || (b.year ?? 0) - (a.year ?? 0);
}
