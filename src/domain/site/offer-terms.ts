import { isAvailable } from '../vehicle/availability.ts';
import type { PriceDisplay } from '../vehicle/price-display.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

type Offered = Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'preorder'>;

/**
 * Price (whole dollars) and availability of a schema.org Offer, as the page shows them; undefined for a vehicle that is
 * not available (spec D2), has no price, or only a weekly subscription, which is no price of the vehicle.
 */
export function offerTerms(vehicle: Offered, shown: PriceDisplay) {
  if (!isAvailable(vehicle) || (shown.kind !== 'price' && shown.kind !== 'reduced')) return undefined;
  const availability = vehicle.reserved
    ? 'LimitedAvailability'
    : vehicle.status === 'coming_soon' || vehicle.preorder
      ? 'PreOrder'
      : 'InStock';
  return {
    availability: `https://schema.org/${availability}` as const,
    price: { price: Math.round(shown.amount), priceCurrency: 'AUD' },
  };
}
