import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** A list with each run of cars that can no longer be bought cut to its first; unchanged when none can (spec S9). */
export function collapseSold<V extends Pick<Vehicle, 'status' | 'sold'>>(vehicles: readonly V[]): V[] {
  if (!vehicles.some(isAvailable)) return [...vehicles];
  return vehicles.filter((vehicle, index) => {
    const previous = vehicles[index - 1];
    return isAvailable(vehicle) || previous === undefined || isAvailable(previous);
  });
}
