import type { FreshFields } from './fresh-fields.ts';
import type { PricedVehicle } from './price-display.ts';
import type { ChangingVehicle } from './shown-parts.ts';

/** The parts of a vehicle that decide its price and the parts of its page; a page carries them to be freshened (spec V18). */
export type FreshVehicle = ChangingVehicle & PricedVehicle;

export function changingFields(vehicle: FreshVehicle): FreshVehicle {
  const { status, sold, reserved, price, tag } = vehicle;
  const { subscription_price, preorder, price_type, before_price } = vehicle;
  return { status, sold, reserved, price, tag, subscription_price, preorder, price_type, before_price };
}

/**
 * A vehicle of a page with what is newer of it (spec V18). The earlier price goes with the price it was compared with: no
 * history proves it of the new one.
 */
export function withFreshFields(built: FreshVehicle, fields: FreshFields): FreshVehicle {
  const fresh = { ...built, ...fields };
  return (fresh.price ?? 0) === (built.price ?? 0)
    ? { ...fresh, price: built.price }
    : { ...fresh, before_price: undefined };
}

/** True if fields say anything of a vehicle that its page does not. */
export const isNews = (built: FreshVehicle, fields: FreshFields): boolean =>
  JSON.stringify(withFreshFields(built, fields)) !== JSON.stringify(built);
