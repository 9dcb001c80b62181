import { bodyIconForName } from './body-icon.ts';
import { bodyName, bodyWords } from './body-name.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * What the full body says beyond the name that people search by: 'Dual Cab Pick-up' of a ute; undefined where it says
 * another body, as '4D Wagon' of an SUV.
 */
export function fullBody(vehicle: Pick<Vehicle, 'simple_body' | 'body'>): string | undefined {
  const { body } = vehicle;
  const name = bodyName(vehicle);
  if (!body || !name || bodyWords(body) === name) return undefined;
  return bodyIconForName(body) === bodyIconForName(name) ? body : undefined;
}
