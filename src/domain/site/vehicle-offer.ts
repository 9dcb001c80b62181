import type { Offer } from 'schema-dts';
import { priceDisplay } from '../vehicle/price-display.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { canonicalUrl } from './canonical.ts';
import { dealerNode } from './dealer-json-ld.ts';
import { offerTerms } from './offer-terms.ts';
import type { VehicleJsonLdContext } from './vehicle-json-ld.ts';

/** The schema.org Offer of a vehicle in whole dollars, as its page shows the price; undefined where it has none. */
export function vehicleOffer(vehicle: Vehicle, context: VehicleJsonLdContext): Offer | undefined {
  const { site, location, locationRoute } = context;
  const shown = priceDisplay(vehicle, context.price);
  const terms = offerTerms(vehicle, shown);
  if (!terms) return undefined;
  const label = 'label' in shown ? shown.label : undefined;
  return {
    '@type': 'Offer',
    url: canonicalUrl(site.url, vehicle.path),
    availability: terms.availability,
    ...terms.price,
    priceSpecification: {
      '@type': 'PriceSpecification',
      ...terms.price,
      valueAddedTaxIncluded: true,
      ...(label && { name: location ? `${label}, ${location.address.state}` : label }),
    },
    seller: location
      ? dealerNode(location, site, locationRoute)
      : { '@type': 'AutoDealer', name: site.name, url: canonicalUrl(site.url, '/') },
  };
}
