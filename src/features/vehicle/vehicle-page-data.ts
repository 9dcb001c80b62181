import { openingHoursSummary } from '../../domain/location/opening-hours-summary.ts';
import type { Location } from '../../domain/location/location.ts';
import { marketPriceIndicator } from '../../domain/market/market-price.ts';
import { imageSource } from '../../domain/site/image-host.ts';
import type { ImageSettings } from '../../domain/site/image-settings.ts';
import type { PageImage } from '../../domain/site/share-image.ts';
import type { LocationSettings } from '../../domain/location/location-settings.ts';
import { isAvailable } from '../../domain/vehicle/availability.ts';
import { cardTag } from '../../domain/vehicle/card-tag.ts';
import type { CardSettings, PriceSettings } from '../../domain/vehicle/card-settings.ts';
import { keyInformation } from '../../domain/vehicle/key-information.ts';
import { priceDisplay } from '../../domain/vehicle/price-display.ts';
import { specifications } from '../../domain/vehicle/specifications.ts';
import type { VehiclePageSettings } from '../../domain/vehicle/card-settings.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';

type Settings = {
  card: CardSettings;
  price: PriceSettings;
  vehicle_page: VehiclePageSettings;
  images: ImageSettings;
  location: LocationSettings;
  locations: Location[];
  site: { phone?: string | undefined };
};

const PHOTO_WIDTH = 1280;

function photoAsShareImage(
  { images: [first], name }: Vehicle,
  settings: ImageSettings,
): PageImage | undefined {
  const address = first && imageSource(first.url, PHOTO_WIDTH, settings);
  return address ? { address, alt: name } : undefined;
}

/**
 * Everything a vehicle page works out from the vehicle and the settings on a day ('YYYY-MM-DD'): the page shows it and
 * decides nothing, and its key is made of it. `drawn` is the share image of the build; without it the photo stands for
 * the page.
 */
export function vehiclePageData(vehicle: Vehicle, settings: Settings, today: string, drawn?: PageImage) {
  const location = settings.locations.find((place) => place.slug === vehicle.location_slug);
  return {
    available: isAvailable(vehicle),
    price: priceDisplay(vehicle, settings.price),
    tag: cardTag(vehicle, settings.card, today),
    market: marketPriceIndicator(vehicle),
    keyInformation: keyInformation(vehicle, today, settings.vehicle_page),
    specifications: specifications(vehicle),
    location,
    hours: location && openingHoursSummary(location, settings.location.hours),
    phone: location?.phone ?? settings.site.phone,
    shareImage: drawn ?? photoAsShareImage(vehicle, settings.images),
  };
}

export type VehiclePageData = ReturnType<typeof vehiclePageData>;
