import { canonicalUrl } from '../address/canonical.ts';
import type { ChatSettings } from '../chat/chat-settings.ts';
import { vehicleChat } from '../chat/vehicle-chat.ts';
import type { CostsSettings } from '../costs/costs-settings.ts';
import type { FinanceRules } from '../finance/resolve-finance.ts';
import type { LawSettings } from '../law/law-settings.ts';
import { statutoryFacts } from '../law/statutory-facts.ts';
import type { LocationSettings } from '../location/location-settings.ts';
import type { Location } from '../location/location.ts';
import { quoteRequest } from '../finance/quote-request.ts';
import { openingHoursSummary } from '../location/opening-hours-summary.ts';
import type { MarketSettings } from '../market/market-settings.ts';
import { imageSource } from '../picture/image-host.ts';
import type { ImageSettings } from '../picture/image-settings.ts';
import { sharedPhoto, type PageImage } from '../picture/shared-photo.ts';
import { siteCalls, type CallsSettings } from '../platform/site-calls.ts';
import { callsToAction, chatHref, enquiryHref, type ActionContext } from './calls-to-action.ts';
import type { CardSettings, PriceSettings } from '../vehicle/card-settings.ts';
import { pageTags } from '../vehicle/card-tag.ts';
import { isHere, isSold } from '../vehicle/availability.ts';
import { arrivalWords } from '../vehicle/arrival-words.ts';
import { fuelKind } from '../vehicle/fuel-kind.ts';
import { keyInformation } from '../vehicle/key-information.ts';
import { regoText } from '../vehicle/rego-text.ts';
import { changingFields } from '../vehicle/fresh-vehicle.ts';
import { priceDisplay } from '../vehicle/price-display.ts';
import { priceNote } from '../vehicle/price-note.ts';
import { shownParts } from '../vehicle/shown-parts.ts';
import { specifications } from '../vehicle/specifications.ts';
import { vehicleChecks } from '../vehicle/vehicle-checks.ts';
import { vehicleDetails } from '../vehicle/vehicle-details.ts';
import type { VehiclePageSettings } from '../vehicle/vehicle-page-settings.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { UsualLitres } from '../costs/running-cost.ts';
import { vehicleCosts } from '../costs/vehicle-costs.ts';
import { lentOffer, vehicleFinance } from '../finance/vehicle-finance.ts';
import { vehicleMarket } from '../market/vehicle-market.ts';

type Settings = CallsSettings & {
  card: CardSettings;
  price: PriceSettings;
  vehicle_page: VehiclePageSettings;
  images: ImageSettings;
  location: LocationSettings;
  locations: Location[];
  chat: ChatSettings;
  costs: CostsSettings;
  market: MarketSettings;
  law: LawSettings;
  site: { name: string; url: string; phone?: string | undefined; time_zone: string };
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
  /** What the day decides (`vehicleDay`). */
  day: VehicleDay;
  /** True if an address leads somewhere on this site, or to another. */
  isPage: (href: string) => boolean;
  /** What the build drew for sharing the page; without it the first photo is taken. */
  shareImage: PageImage | undefined;
  /** The page of the vehicle's model (spec M5). */
  model: { label: string; href: string } | undefined;
};

const THUMBNAIL_WIDTH = 320;

/** The tags of a vehicle (spec D1), and on a site whose calls are answered those it would have if it were reserved, or not. */
function vehicleTags(vehicle: Vehicle, { card }: Pick<Settings, 'card'>, today: string, hasCalls: boolean) {
  const parts = shownParts(vehicle);
  return ([true, false] as const).flatMap((reserved) => {
    const part = reserved ? ('tag-reserved' as const) : ('tag-free' as const);
    const tags = pageTags(vehicle, card, today, reserved);
    const isKept = parts[part] || hasCalls;
    return tags.length > 0 && isKept ? [{ part, tags, isShown: parts[part] }] : [];
  });
}

/** The chat of a page with the addresses it leads to; undefined where there is none. */
function chatOf(vehicle: Vehicle, asking: ActionContext, timeZone: string) {
  const href = chatHref(vehicle, asking);
  if (!asking.chat || href === undefined) return undefined;
  return { ...asking.chat, timeZone, href, enquiryHref: enquiryHref(vehicle, asking.hrefOf) };
}

/** A platform has prices of its own for a delivery: the dealer's regions must not say others (spec K7). */
function costsOf(vehicle: Vehicle, { costs, platform }: Settings, usual: UsualLitres) {
  const worked = vehicleCosts(vehicle, costs, usual);
  return platform && worked.delivery ? { ...worked, delivery: [] } : worked;
}

/** All that the day, 'YYYY-MM-DD', and the rest of the stock decide of a vehicle page: nothing else of it changes as time passes. */
export function vehicleDay(
  vehicle: Vehicle,
  settings: Settings,
  finance: FinanceRules,
  today: string,
  usual: UsualLitres = {},
) {
  const { law, vehicle_page: page } = settings;
  const hasCalls = siteCalls(settings) !== undefined;
  const state = locationOf(vehicle, settings)?.address.state ?? vehicle.state;
  return {
    tags: shownParts(vehicle)['on-sale'] ? vehicleTags(vehicle, settings, today, hasCalls) : [],
    rego: vehicle.rego_expiry && regoText(vehicle.rego_expiry, today, page),
    arrival: arrivalWords(vehicle, page, today),
    /** Nothing is said to be done to it yet. */
    isAwaited: !isSold(vehicle) && !isHere(vehicle, today),
    checks: vehicleChecks(vehicle, page.used_car_checks, today),
    rights: law.statutory_facts ? statutoryFacts(vehicle, state, today) : [],
    market: vehicleMarket(vehicle, settings, today),
    lent: lentOffer(vehicle, finance, Number(today.slice(0, 4))),
    // Only an electric one is compared with others.
    usual: fuelKind(vehicle) === 'electric' ? usual : {},
  };
}

export type VehicleDay = ReturnType<typeof vehicleDay>;

const locationOf = (vehicle: Vehicle, { locations }: Pick<Settings, 'locations'>): Location | undefined =>
  locations.find(({ slug }) => slug === vehicle.location_slug);

/**
 * Everything a vehicle page works out from the vehicle and the settings: the page shows it and decides nothing. Its key
 * is made of what is given here, so that nothing else may be asked.
 */
export function vehiclePageData(vehicle: Vehicle, settings: Settings, context: PageContext) {
  const { switches, location: place } = settings;
  const { lent, rego, usual, ...day } = context.day;
  const home = locationOf(vehicle, settings);
  // A yard that is not visible has no page to lead to and is not named; its state's law holds all the same.
  const location = home?.visible ? home : undefined;
  const firstImage = vehicle.images[0];
  const phone = settings.vehicle_page.phones[vehicle.car_type] ?? location?.phone ?? settings.site.phone;
  // Without a form, its button leads to the people who would answer it, with the vehicle named.
  const asked = `?car_id=${encodeURIComponent(vehicle.id)}`;
  const similarHref = `/find-me-something-similar${asked}`;
  const contactHref = location
    ? `/${place.route}/${location.slug}${asked}#contact`
    : `/${place.route}${asked}`;
  const hrefOf = (...routes: readonly string[]): string => routes.find(context.isPage) ?? contactHref;
  const parts = shownParts(vehicle);
  const available = parts['on-sale'];
  const hasCalls = siteCalls(settings) !== undefined;
  const finance =
    switches.finance && parts.finance
      ? vehicleFinance(vehicle, context.finance, lent, { ...context, hrefOf })
      : undefined;
  const asking: ActionContext = {
    settings: settings.vehicle_page,
    chat: vehicleChat(vehicle, settings.chat),
    switches,
    finance: context.finance,
    phone,
    hrefOf,
    isPage: context.isPage,
  };
  const givesQuotes = hasCalls && (context.finance.hasQuotes || settings.platform !== false);
  return {
    available,
    /** The address that is copied, printed and shared. */
    url: canonicalUrl(settings.site.url, vehicle.path),
    /** True if the page can ask what is newer of the vehicle (spec V18). */
    hasCalls,
    isOwnBackend: hasCalls && settings.platform === false,
    actions: callsToAction(vehicle, asking),
    chat: available ? chatOf(vehicle, asking, settings.site.time_zone) : undefined,
    /** The form that finds another like it, where the dealer offers it (spec D2). */
    similarHref: context.isPage(similarHref) ? similarHref : undefined,
    tradeInHref: hrefOf(`/cars/trade-in?car_id=${encodeURIComponent(vehicle.id)}`),
    price: priceDisplay(vehicle, settings.price),
    priceNote: priceNote(vehicle, settings),
    ...day,
    keyInformation: keyInformation(vehicle, rego, settings.vehicle_page),
    specifications: specifications(vehicle),
    details: vehicleDetails(vehicle),
    model: context.model,
    finance,
    /** What the page asks a quote for; undefined where nobody gives one, or a lender has made an offer (spec C10). */
    quote:
      finance && givesQuotes && !finance.isLent
        ? quoteRequest(vehicle, context.finance, {
            name: settings.site.name,
            identity: settings.vehicle_page,
          })
        : undefined,
    costs: switches.calculators && parts.costs ? costsOf(vehicle, settings, usual) : undefined,
    banner: settings.vehicle_page.banner.filter(({ href }) => context.isPage(href)),
    location,
    hours: location && openingHoursSummary(location, place.hours),
    phone,
    thumbnail: firstImage && imageSource(firstImage.url, THUMBNAIL_WIDTH, settings.images),
    changing: changingFields(vehicle),
    priceSettings: settings.price,
    shareImage: context.shareImage ?? sharedPhoto(firstImage, settings.images, vehicle.name),
  };
}

export type VehiclePageData = ReturnType<typeof vehiclePageData>;

/** The chat as a page carries it, for its script. */
export type PageChat = NonNullable<VehiclePageData['chat']>;
