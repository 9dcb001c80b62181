import type { Vehicle } from '../vehicle/vehicle.ts';
import type { ItemType } from '../vehicle/vehicle-words.ts';

/** Kinds of vehicles whose running costs differ widely; caravans have none of their own. */
export type CostKind = Exclude<ItemType, 'caravan'> | 'van';

/** What the engine of the vehicle that an electric one is compared with runs on. */
export const COMPARED_FUEL = {
  car: 'petrol',
  van: 'diesel',
  truck: 'diesel',
  motorcycle: 'petrol',
} satisfies Record<CostKind, string>;

/** Which kind's running costs a vehicle has; undefined for a caravan (spec V8). */
export function costKind(vehicle: Pick<Vehicle, 'item_type' | 'body' | 'simple_body'>): CostKind | undefined {
  const { item_type: type, simple_body: simpleBody, body } = vehicle;
  if (type === 'caravan') return undefined;
  if (type !== 'car') return type;
  return /\bvan\b/i.test(simpleBody ?? body ?? '') ? 'van' : 'car';
}
