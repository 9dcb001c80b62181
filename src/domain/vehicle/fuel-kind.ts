import type { Vehicle } from './vehicle.ts';

/** True if a car runs on electricity alone, partly, or not at all, from its fuel words without case (spec D1, V8). */
export function fuelKind(vehicle: Pick<Vehicle, 'fuel' | 'simple_fuel'>): 'electric' | 'hybrid' | 'other' {
  const fuel = (vehicle.simple_fuel ?? vehicle.fuel)?.trim().toLowerCase();
  if (fuel?.includes('hybrid')) return 'hybrid';
  // 'Petrol/Electric' is one of the feeds' words for a hybrid; it must not count as electric.
  return fuel === 'electric' ? 'electric' : 'other';
}

/** What the tank holds, in litres; undefined for an electric vehicle, whatever the feed says: it has none. */
export function fuelCapacity(vehicle: Pick<Vehicle, 'fuel' | 'simple_fuel' | 'variant'>): number | undefined {
  return fuelKind(vehicle) === 'electric' ? undefined : vehicle.variant?.fuelcapacity;
}
