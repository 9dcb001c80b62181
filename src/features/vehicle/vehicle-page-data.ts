import type { CostsSettings } from '../../domain/costs/costs-settings.ts';
import type { FinanceRules } from '../../domain/finance/resolve-finance.ts';
import type { LawSettings } from '../../domain/law/law-settings.ts';
import { statutoryFacts } from '../../domain/law/statutory-facts.ts';
import type { LocationSettings } from '../../domain/location/location-settings.ts';
import type { Location } from '../../domain/location/location.ts';
import { openingHoursSummary } from '../../domain/location/opening-hours-summary.ts';
import type { MarketSettings } from '../../domain/market/market-settings.ts';
import { imageSource } from '../../domain/site/image-host.ts';
import type { ImageSettings } from '../../domain/site/image-settings.ts';
import type { PageImage } from '../../domain/site/share-image.ts';
import { isAvailable } from '../../domain/vehicle/availability.ts';
import { callsToAction } from '../../domain/vehicle/calls-to-action.ts';
import type { CardSettings, PriceSettings } from '../../domain/vehicle/card-settings.ts';
import { cardTag } from '../../domain/vehicle/card-tag.ts';
import { keyInformation } from '../../domain/vehicle/key-information.ts';
import { priceDisplay } from '../../domain/vehicle/price-display.ts';
import { specifications } from '../../domain/vehicle/specifications.ts';
import { vehicleDetails } from '../../domain/vehicle/vehicle-details.ts';
import type { VehiclePageSettings } from '../../domain/vehicle/vehicle-page-settings.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { vehicleCosts } from './calculators/vehicle-costs.ts';
import { vehicleFinance } from './finance/vehicle-finance.ts';
import { vehicleMarket } from './market/vehicle-market.ts';

type Settings = {
  card: CardSettings;
  price: PriceSettings;
  vehicle_page: VehiclePageSettings;
  images: ImageSettings;
  location: LocationSettings;
  locations: Location[];
  costs: CostsSettings;
  market: MarketSettings;
  law: LawSettings;
  site: { phone?: string | undefined };
  switches: {
    finance: boolean;
    calculators: boolean;
    auto_gauge: boolean;
    reserve: boolean;
    buy_online: boolean;
  };
};

/** What a page knows beside settings and stock. */
export type PageContext = {
  finance: FinanceRules;
  /** Whether an address leads somewhere on this site, or to another. */
  isPage: (href: string) => boolean;
  /** What the build drew for sharing the page; without it the photo stands for the page. */
  shareImage: PageImage | undefined;
  /** The page of the vehicle's model (spec M5). */
  model: { label: string; href: string } | undefined;
};

const PHOTO_WIDTH = 1280;
const THUMBNAIL_WIDTH = 320;

function photoAsShareImage(
  { images: [first], name }: Vehicle,
  settings: ImageSettings,
): PageImage | undefined {
  const address = first && imageSource(first.url, PHOTO_WIDTH, settings);
  return address ? { address, alt: name } : undefined;
}

/**
 * Everything a vehicle page works out from the vehicle and the settings on a day ('YYYY-MM-DD'): the page shows it and
 * decides nothing, and its key is made of it.
 */
export function vehiclePageData(vehicle: Vehicle, settings: Settings, today: string, context: PageContext) {
  const { switches, law, location: place } = settings;
  const location = settings.locations.find(({ slug }) => slug === vehicle.location_slug);
  const firstImage = vehicle.images[0];
  const phone = location?.phone ?? settings.site.phone;
  // Until a route has its page, its button leads to the people who would answer the form.
  const contactHref = location ? `/${place.route}/${location.slug}#contact` : `/${place.route}`;
  const hrefOf = (route: string): string => (context.isPage(route) ? route : contactHref);
  const available = isAvailable(vehicle);
  return {
    available,
    actions: callsToAction(vehicle, {
      settings: settings.vehicle_page,
      switches,
      finance: context.finance,
      phone,
      hrefOf,
    }),
    tradeInHref: hrefOf(`/cars/trade-in?car_id=${encodeURIComponent(vehicle.id)}`),
    price: priceDisplay(vehicle, settings.price),
    tag: cardTag(vehicle, settings.card, today),
    market: vehicleMarket(vehicle, settings),
    keyInformation: keyInformation(vehicle, today, settings.vehicle_page),
    specifications: specifications(vehicle),
    details: vehicleDetails(vehicle),
    model: context.model,
    checks: vehicle.car_type === 'used' ? settings.vehicle_page.used_car_checks : [],
    rights: law.statutory_facts
      ? statutoryFacts(vehicle, location?.address.state ?? vehicle.state, today)
      : [],
    finance: switches.finance
      ? vehicleFinance(vehicle, context.finance, Number(today.slice(0, 4)), { ...context, hrefOf })
      : undefined,
    costs: switches.calculators && available ? vehicleCosts(vehicle, settings.costs) : undefined,
    banner: settings.vehicle_page.banner.filter(({ href }) => context.isPage(href)),
    location,
    hours: location && openingHoursSummary(location, place.hours),
    phone,
    thumbnail: firstImage && imageSource(firstImage.url, THUMBNAIL_WIDTH, settings.images),
    noPriceText: settings.price.no_price_text,
    shareImage: context.shareImage ?? photoAsShareImage(vehicle, settings.images),
  };
}

export type VehiclePageData = ReturnType<typeof vehiclePageData>;
