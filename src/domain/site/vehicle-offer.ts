import { isAvailable, isSold } from '../vehicle/availability.ts';
import { priceDisplay } from '../vehicle/price-display.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { canonicalUrl } from './canonical.ts';
import { dealerNode } from './dealer-json-ld.ts';
import type { VehicleJsonLdContext } from './vehicle-json-ld.ts';

/**
 * The schema.org Offer of a vehicle in whole dollars, as its page shows the price; without a price for one that is sold,
 * whose page shows none (spec D2); undefined where there is none or a weekly subscription, which is no price of the
 * vehicle.
 */
export function vehicleOffer(vehicle: Vehicle, context: VehicleJsonLdContext): object | undefined {
  const { site, location } = context;
  const shown = priceDisplay(vehicle, context.price);
  if (shown.kind !== 'price' && shown.kind !== 'reduced') return undefined;
  const price = { price: Math.round(shown.amount), priceCurrency: 'AUD' };
  return {
    '@type': 'Offer',
    url: canonicalUrl(site.url, vehicle.path),
    availability: `https://schema.org/${availabilityName(vehicle)}`,
    ...(isAvailable(vehicle) && {
      ...price,
      priceSpecification: {
        '@type': 'PriceSpecification',
        ...price,
        valueAddedTaxIncluded: true,
        ...(shown.label && { name: location ? `${shown.label}, ${location.address.state}` : shown.label }),
      },
    }),
    seller: location
      ? dealerNode(location, site)
      : { '@type': 'AutoDealer', name: site.name, url: canonicalUrl(site.url, '/') },
  };
}

function availabilityName(vehicle: Vehicle): string {
  if (isSold(vehicle)) return 'SoldOut';
  if (!isAvailable(vehicle)) return 'OutOfStock';
  if (vehicle.reserved) return 'LimitedAvailability';
  return vehicle.status === 'coming_soon' || vehicle.preorder ? 'PreOrder' : 'InStock';
}
