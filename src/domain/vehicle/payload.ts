import type { Vehicle } from './vehicle.ts';

/** What was weighed, by make, model and badge, and what people and their gear weigh, in kg (home.weighbridge). */
type Weighing = { weighed: readonly { vehicle: string; tare_kg: number }[]; crew_kg: number };
type Massed = Pick<Vehicle, 'make' | 'model' | 'badge' | 'variant' | 'caravan'>;

/** The most that a vehicle may weigh, in kg: a caravan's aggregate trailer mass, else the gross vehicle mass. */
export const grossMassOf = ({ variant, caravan }: Pick<Vehicle, 'variant' | 'caravan'>): number | undefined =>
  caravan?.aggregate_trailer_mass ?? variant?.grossvehiclemass;

/** What a vehicle may weigh, weighs empty and may carry, in kg; `limit` says which limit it is. */
export type Payload = { limit: 'GVM' | 'ATM'; gross: number; tare: number; payload: number };

/**
 * The payload of a vehicle (spec V19): its gross mass less its tare. A record's own tare counts; else that of a weighing of the same
 * make, model and badge. Undefined where either is not known or nothing is left.
 */
export function payloadOf(vehicle: Massed, weighed: Weighing['weighed']): Payload | undefined {
  const { caravan } = vehicle;
  const gross = grossMassOf(vehicle);
  const name = [vehicle.make, vehicle.model, vehicle.badge].filter(Boolean).join(' ').toLowerCase();
  const tare = caravan?.tare_weight ?? weighed.find((one) => one.vehicle.toLowerCase() === name)?.tare_kg;
  if (gross === undefined || tare === undefined || gross <= tare) return undefined;
  const limit = caravan?.aggregate_trailer_mass === undefined ? 'GVM' : 'ATM';
  return { limit, gross, tare, payload: gross - tare };
}

/** The first of these vehicles that still carries something with its crew aboard, with the sum; undefined without one. */
export function payloadExample<V extends Massed>(
  vehicles: readonly V[],
  { weighed, crew_kg: crew }: Weighing,
): (Payload & { vehicle: V; crew: number; load: number }) | undefined {
  for (const vehicle of vehicles) {
    const found = payloadOf(vehicle, weighed);
    if (!found) continue;
    // Nobody rides in a caravan.
    const aboard = found.limit === 'GVM' ? crew : 0;
    if (found.payload > aboard) return { ...found, vehicle, crew: aboard, load: found.payload - aboard };
  }
  return undefined;
}
