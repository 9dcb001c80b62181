import { unsignedAddress } from '../../domain/picture/address-parameters.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';

/** Below this many vehicles one value for all of them is no wonder. */
const MIN = 10;

/** A photo by its bytes where the build made it, whose addresses end in their digest, else by its address without what signs it. */
const photoOf = (url: string): string =>
  /^\/img\/.*\.([\da-f]{8,64})$/.exec(url)?.[1] ?? unsignedAddress(url);

const FIELDS: Readonly<Record<string, (vehicle: Vehicle) => string | number | undefined>> = {
  price: ({ price }) => price,
  photo: ({ images }) => images[0] && photoOf(images[0].url),
  // New vehicles have a handful of kilometres each, or none.
  km: ({ km, car_type }) => (car_type === 'used' ? km : undefined),
  make: ({ make }) => make,
  model: ({ model }) => model,
  year: ({ year }) => year,
  colour: ({ colour }) => colour,
  body: ({ body }) => body,
  fuel: ({ fuel }) => fuel,
  trans: ({ trans }) => trans,
  car_type: ({ car_type }) => car_type,
  location: ({ location_slug }) => location_slug,
};

/** For each field that 10 vehicles or more have: the share of these that has its commonest value, 0 to 1. */
export function sameValueShares(vehicles: readonly Vehicle[]): Record<string, number> {
  const shares: Record<string, number> = {};
  for (const [field, valueOf] of Object.entries(FIELDS)) {
    const counts = new Map<string | number, number>();
    for (const vehicle of vehicles) {
      const value = valueOf(vehicle);
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const having = counts.values().reduce((sum, count) => sum + count, 0);
    if (having >= MIN) shares[field] = Math.max(...counts.values()) / having;
  }
  return shares;
}
