import { canonicalUrl } from '../address/canonical.ts';
import type { Location } from '../location/location.ts';
import { imageSource } from '../picture/image-host.ts';
import type { ImageSettings } from '../picture/image-settings.ts';
import { offerTerms } from '../site/offer-terms.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { isAvailable } from '../vehicle/availability.ts';
import type { PriceSettings } from '../vehicle/card-settings.ts';
import { priceDisplay } from '../vehicle/price-display.ts';
import { vehicleDescription } from '../vehicle/vehicle-description.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { jpegAddresses, type JpegPlatform } from './platform-photos.ts';

/** Pixels across of the pictures that Google is given. */
const WIDTH = 1280;

/** Characters of a VIN (ISO 3779). */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** What decides what platforms are told. */
export type AdContext = {
  site: Pick<SiteSettings, 'name' | 'url' | 'licence'>;
  price: PriceSettings;
  images: ImageSettings;
  locations: readonly Location[];
};

/** A vehicle as platforms for advertising are told of it, by the values of its page; `price` in whole dollars. */
export type AdVehicle = {
  vehicle: Vehicle;
  id: string;
  link: string;
  /** Absolute addresses, the first picture first. */
  pictures: string[];
  /** The same as JPEG or PNG, for each platform that takes no others (jpegAddresses). */
  jpegs: Record<JpegPlatform, string[]>;
  description: string;
  price: number | undefined;
  vin: string | undefined;
  /** The yard it is at. */
  location: Location | undefined;
};

/** The yard that a vehicle is at; the main one where the vehicle names none. */
const locationOf = (
  { location_slug: slug }: Vehicle,
  locations: readonly Location[],
): Location | undefined =>
  slug === undefined
    ? (locations.find(({ primary }) => primary) ?? locations[0])
    : locations.find((location) => location.slug === slug);

/**
 * What platforms are told of a vehicle; undefined for one that is not for sale. The description names the dealer's licence:
 * an advertisement must (NSW Motor Dealers and Repairers Act 2013, section 19A, among others).
 */
export function adVehicle(
  vehicle: Vehicle,
  { site, price, images, locations }: AdContext,
): AdVehicle | undefined {
  if (!isAvailable(vehicle)) return undefined;
  const shown = priceDisplay(vehicle, price);
  const jpegsFor = (platform: JpegPlatform): string[] =>
    jpegAddresses(vehicle.images, images, platform).map((source) => canonicalUrl(site.url, source));
  const pictures = vehicle.images
    .map(({ url }) => imageSource(url, WIDTH, images))
    .filter((source) => source !== '')
    .map((source) => canonicalUrl(site.url, source));
  const vin = vehicle.vin?.toUpperCase();
  return {
    vehicle,
    id: vehicle.id,
    link: canonicalUrl(site.url, vehicle.path),
    pictures,
    jpegs: { meta: jpegsFor('meta'), tiktok: jpegsFor('tiktok') },
    description: `${vehicleDescription(vehicle, shown, site.name)} ${site.licence.label} ${site.licence.number}.`,
    price: offerTerms(vehicle, shown)?.price.price,
    vin: vin !== undefined && VIN.test(vin) ? vin : undefined,
    location: locationOf(vehicle, locations),
  };
}
