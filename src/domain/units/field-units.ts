import type { KindName } from './units.ts';

/**
 * What a figure of a vehicle is measured in, and between which bounds it can be true of anything for sale; 0 is always
 * allowed, an electric car has no cylinders. A figure outside was most often written in another unit.
 */
export type FieldUnit = { kind: KindName; least: number; most: number; isWhole?: true };

/** The unit of every figure of a vehicle (spec N2, V19), declared here and nowhere else. */
export const FIELD_UNITS = {
  // Its bounds refuse the record; stock/read/read-figures holds them.
  km: { kind: 'km', least: -Infinity, most: Infinity },
  seats: { kind: 'seats', least: 1, most: 100, isWhole: true },
  doors: { kind: 'doors', least: 1, most: 12, isWhole: true },
  engine_size_litres: { kind: 'L', least: 0.02, most: 50 },
  cylinders: { kind: 'cylinders', least: 1, most: 24, isWhole: true },
  enginesize_litres: { kind: 'L', least: 0.02, most: 50 },
  power: { kind: 'kW', least: 0.5, most: 2000 },
  torque: { kind: 'Nm', least: 1, most: 10_000 },
  fuelconsumptioncombined: { kind: 'L/100 km', least: 0.3, most: 150 },
  fuelcapacity: { kind: 'L', least: 1, most: 2500 },
  energyconsumption: { kind: 'Wh/km', least: 10, most: 4000 },
  electricrange: { kind: 'km', least: 5, most: 2500 },
  grossvehiclemass: { kind: 'kg', least: 50, most: 200_000 },
  vehiclelength: { kind: 'mm', least: 500, most: 60_000 },
  vehicleheight: { kind: 'mm', least: 300, most: 6000 },
  vehiclewidth: { kind: 'mm', least: 300, most: 6000 },
  towingcapacitybraked: { kind: 'kg', least: 50, most: 200_000 },
  ancaprating: { kind: 'stars', least: 0, most: 5 },
  ancapyear: { kind: 'year', least: 1990, most: 2100, isWhole: true },
  body_width: { kind: 'mm', least: 300, most: 6000 },
  body_length: { kind: 'mm', least: 1000, most: 25_000 },
  tare_weight: { kind: 'kg', least: 50, most: 60_000 },
  aggregate_trailer_mass: { kind: 'kg', least: 50, most: 60_000 },
  ball_weight: { kind: 'kg', least: 1, most: 6000 },
  sleeps: { kind: 'berths', least: 1, most: 30, isWhole: true },
} as const satisfies Record<string, FieldUnit>;

export type MeasuredField = keyof typeof FIELD_UNITS;

/** True if a field is a figure with a unit. */
export function isMeasured(field: string): field is MeasuredField {
  return Object.hasOwn(FIELD_UNITS, field);
}
