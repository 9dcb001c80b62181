import type { Vehicle } from './vehicle.ts';

/** Simple bodies that say no more than what kind of vehicle it is. */
const KINDS: readonly string[] = ['Caravan', 'Motorcycle', 'Truck'];

/**
 * The body type people search by: the simple one where the feed has it, else the full one. Of caravans, motorcycles and
 * trucks the full one tells them apart ('Off-road Caravan', 'Pantech') and comes first.
 */
export function bodyName(vehicle: Pick<Vehicle, 'simple_body' | 'body'>): string | undefined {
  const { simple_body: simple, body } = vehicle;
  return (simple && KINDS.includes(simple) ? body || simple : simple || body) || undefined;
}
