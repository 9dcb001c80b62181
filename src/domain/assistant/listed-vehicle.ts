import { canonicalUrl } from '../address/canonical.ts';
import { imageSource } from '../picture/image-host.ts';
import type { ImageSettings } from '../picture/image-settings.ts';
import { offerTerms } from '../site/offer-terms.ts';
import { bodyName } from '../vehicle/body-name.ts';
import type { PriceSettings } from '../vehicle/card-settings.ts';
import { priceDisplay } from '../vehicle/price-display.ts';
import { shownIdentity, type IdentitySettings } from '../vehicle/shown-identity.ts';
import { vehiclePlace } from '../vehicle/vehicle-card.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Pixels of the picture that programs are given. */
const WIDTH = 640;

/** What decides how a vehicle is shown. */
export type ListedContext = {
  url: string;
  price: PriceSettings;
  images: ImageSettings;
  identity: IdentitySettings;
};

/**
 * A vehicle in the inventory, of the values that its page shows: its fields under the names of the feeds, its price in
 * whole dollars with the words beside it, and the words alone where the page has no price (spec D3, P5).
 */
export function listedVehicle(vehicle: Vehicle, { url, price, images, identity }: ListedContext) {
  const shown = priceDisplay(vehicle, price);
  const terms = offerTerms(vehicle, shown);
  const [image] = vehicle.images;
  const picture = image && imageSource(image.url, WIDTH, images);
  return {
    url: canonicalUrl(url, vehicle.path),
    name: vehicle.name,
    stocknum: vehicle.stocknum,
    vin: shownIdentity(vehicle, identity).vin,
    item_type: vehicle.item_type,
    car_type: vehicle.car_type,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    series: vehicle.series,
    body: bodyName(vehicle),
    colour: vehicle.colour,
    km: vehicle.km,
    fuel: vehicle.simple_fuel,
    transmission: vehicle.simple_transmission,
    drive: vehicle.drive,
    seats: vehicle.seats,
    location: vehiclePlace(vehicle),
    availability: terms?.availability.replace('https://schema.org/', ''),
    ...(terms && { price: terms.price.price, currency: terms.price.priceCurrency }),
    price_words: [shown.text, 'note' in shown ? shown.note : 'label' in shown ? shown.label : undefined]
      .filter(Boolean)
      .join(' '),
    image: picture ? canonicalUrl(url, picture) : undefined,
  };
}

export type ListedVehicle = ReturnType<typeof listedVehicle>;
