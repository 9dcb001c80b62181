import type { Vehicle } from './vehicle.ts';

/** What was weighed, by make, model and badge, and what people and their gear weigh, in kg (home.weighbridge). */
type Weighing = { weighed: readonly { vehicle: string; tare_kg: number }[]; crew_kg: number };
type Massed = Pick<Vehicle, 'make' | 'model' | 'badge' | 'variant' | 'caravan'>;

/** What a vehicle may weigh, weighs empty and may carry, in kg; `limit` says which limit it is. */
export type Payload = { limit: 'GVM' | 'ATM'; gross: number; tare: number; payload: number };

/**
 * The payload of a vehicle (spec V19): its gross mass less its tare. A record's own tare counts; else that of a weighing of the same
 * make, model and badge. Undefined where either is not known or nothing is left.
 */
export function payloadOf(vehicle: Massed, weighed: Weighing['weighed']): Payload | undefined {
  const { caravan, variant } = vehicle;
  const atm = caravan?.aggregate_trailer_mass;
  const gross = atm ?? variant?.grossvehiclemass;
  const name = [vehicle.make, vehicle.model, vehicle.badge].filter(Boolean).join(' ').toLowerCase();
  const tare = caravan?.tare_weight ?? weighed.find((one) => one.vehicle.toLowerCase() === name)?.tare_kg;
  if (gross === undefined || tare === undefined || gross <= tare) return undefined;
  return { limit: atm === undefined ? 'GVM' : 'ATM', gross, tare, payload: gross - tare };
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
