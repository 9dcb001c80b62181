import type { Vehicle } from './vehicle.ts';

/** The body type people search by: the simple one where the feed has it, else the full one. */
export function bodyName(vehicle: Pick<Vehicle, 'simple_body' | 'body'>): string | undefined {
  return vehicle.simple_body || vehicle.body || undefined;
}
