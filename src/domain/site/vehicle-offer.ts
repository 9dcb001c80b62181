import type { Offer } from 'schema-dts';
import type { Location } from '../location/location.ts';
import type { PriceSettings } from '../vehicle/card-settings.ts';
import { priceDisplay } from '../vehicle/price-display.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { canonicalUrl } from '../address/canonical.ts';
import { dealerNode } from './dealer-json-ld.ts';
import { offerTerms } from './offer-terms.ts';
import type { SiteSettings } from './site-settings.ts';

/** What an offer says beside the vehicle. */
export type OfferContext = {
  site: Pick<SiteSettings, 'name' | 'url' | 'licence'>;
  location: Location | undefined;
  price: PriceSettings;
  /** The route of the pages of locations. */
  locationRoute: string;
  /** True if the page masks its phone numbers until a press (spec D6); the offer then names none. */
  masksPhones: boolean;
};

/** The schema.org Offer of a vehicle in whole dollars, as its page shows the price; without one where that is not
 * the total, undefined where it has none. */
export function vehicleOffer(vehicle: Vehicle, context: OfferContext): Offer | undefined {
  const { site, location, locationRoute } = context;
  const shown = priceDisplay(vehicle, context.price);
  const terms = offerTerms(vehicle, shown);
  if (!terms) return undefined;
  // A program reads `price` as what is paid in all; one before government charges is not (Australian Consumer Law, section 48).
  const isTotal = vehicle.price_type !== 'excluding_government_charges';
  const label = 'label' in shown ? shown.label : undefined;
  return {
    '@type': 'Offer',
    url: canonicalUrl(site.url, vehicle.path),
    availability: terms.availability,
    ...(isTotal && {
      ...terms.price,
      priceSpecification: {
        '@type': 'PriceSpecification',
        ...terms.price,
        valueAddedTaxIncluded: true,
        ...(label && { name: location ? `${label}, ${location.address.state}` : label }),
      },
    }),
    seller: location
      ? dealerNode(context.masksPhones ? withoutPhone(location) : location, site, locationRoute)
      : { '@type': 'AutoDealer', name: site.name, url: canonicalUrl(site.url, '/') },
  };
}

function withoutPhone({ phone: _, ...location }: Location): Location {
  return location;
}
