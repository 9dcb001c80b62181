import type { Vehicle } from '../vehicle/vehicle.ts';
import type { TowFigures } from './tow-check.ts';

/** From this braked capacity on, in kg, a vehicle is one that people tow vans with. */
const MIN_TOWING_CAPACITY = 2500;

/** What a page's tow check knows, and the figure it asks the shopper for. */
export type TowCheckSide = { known: TowFigures; asks: 'brakedCapacity' | 'aggregateTrailerMass' };

/**
 * The tow check of a vehicle's page (spec V19): a van asks what the shopper's vehicle may pull, a ute or whatever may pull
 * 2,500 kg asks what the van weighs; undefined for the rest. A figure the feed lacks stays unknown.
 */
export function towCheckSide(
  vehicle: Pick<Vehicle, 'item_type' | 'body' | 'simple_body' | 'variant' | 'caravan'>,
): TowCheckSide | undefined {
  if (vehicle.item_type === 'caravan') {
    const { aggregate_trailer_mass: aggregateTrailerMass, ball_weight: ballWeight } = vehicle.caravan ?? {};
    return { known: { aggregateTrailerMass, ballWeight }, asks: 'brakedCapacity' };
  }
  const brakedCapacity = vehicle.variant?.towingcapacitybraked;
  const isUte = /\bute\b|pick-?up|utility/i.test(vehicle.simple_body ?? vehicle.body ?? '');
  const tows = vehicle.item_type === 'car' && (isUte || (brakedCapacity ?? 0) >= MIN_TOWING_CAPACITY);
  return tows ? { known: { brakedCapacity }, asks: 'aggregateTrailerMass' } : undefined;
}
