import * as z from 'zod';
import { Vehicle } from '../../domain/vehicle/vehicle.ts';

/**
 * The fields whose loss shoppers would notice; the place in the list is the bit in `filled`, so that new ones are added
 * at the end only.
 */
export const WATCHED_FIELDS = [
  'images',
  'price',
  'km',
  'year',
  'badge',
  'vin',
  'stocknum',
  'regplate',
  'colour',
  'body',
  'fuel',
  'trans',
  'drive',
  'seats',
  'engine_size',
  'price_type',
  'dealercomments',
  'standardEquipment',
  'location_slug',
  'rego_expiry',
  'build_date',
] as const satisfies readonly (keyof Vehicle)[];

/** What is kept of a vehicle that was shown: enough to compare the next feed with, and for the page it leaves behind. */
export const RememberedVehicle = Vehicle.pick({
  id: true,
  vin: true,
  stocknum: true,
  regplate: true,
  slug: true,
  name: true,
  year: true,
  make: true,
  model: true,
  price: true,
  sold: true,
  sold_date_timestamp: true,
  car_type: true,
  item_type: true,
  body: true,
  simple_body: true,
}).extend({
  /** A bit for each of WATCHED_FIELDS that says something. */
  filled: z.number().int().nonnegative(),
  /** How many photos it has shown; absent where an older build wrote it. */
  photos: z.number().int().nonnegative().optional(),
});
export type RememberedVehicle = z.output<typeof RememberedVehicle>;

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
}

/** The fields of WATCHED_FIELDS that say something, a bit for each. */
function filledFields(vehicle: Vehicle): number {
  return WATCHED_FIELDS.reduce(
    (bits, field, bit) => (isFilled(vehicle[field]) ? bits | (1 << bit) : bits),
    0,
  );
}

const present = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;

/** What is kept of a vehicle. */
export function rememberVehicle(vehicle: Vehicle): RememberedVehicle {
  const { id, vin, stocknum, regplate, slug, name, year, make, model, price, sold } = vehicle;
  const { car_type, item_type, body, simple_body, sold_date_timestamp } = vehicle;
  return present({
    ...{ id, vin, stocknum, regplate, slug, name, year, make, model, price, sold },
    ...{ car_type, item_type, body, simple_body, sold_date_timestamp },
    filled: filledFields(vehicle),
    photos: vehicle.images.length,
  });
}
