import type { BlogCard } from '../domain/content/content-view.ts';
import { groupLocations, type LocationGroup } from '../domain/location/location-groups.ts';
import type { Location } from '../domain/location/location.ts';
import { firstTowRating, towChoices, type TowChoice } from '../domain/costs/tow-choices.ts';
import { budgetSteps, type BudgetStep } from '../domain/search/budget-steps.ts';
import type { Listing } from '../domain/search/plan-listings.ts';
import { queryExample } from '../domain/search/query-example.ts';
import { countForSale, hasPrice, isAvailable } from '../domain/vehicle/availability.ts';
import type { HomeSales, WeighbridgeTicket, WeightRow } from '../domain/site/home-view.ts';
import { bodyName } from '../domain/vehicle/body-name.ts';
import { licenceClass } from '../domain/vehicle/licence-class.ts';
import { grossMassOf, payloadExample, payloadOf } from '../domain/vehicle/payload.ts';
import type { VehicleCard } from '../domain/vehicle/vehicle-card.ts';
import type { Vehicle, VehicleImage } from '../domain/vehicle/vehicle.ts';
import { clockSales, soldInMonth } from '../domain/site/sales-counter.ts';
import { latestCards, type LatestCards } from './latest-cards.ts';
import type { SiteParts } from './site-parts.ts';

const MAX_ROWS = 10;

/** What the home page shows beside the settings. */
export type HomePlan = {
  description: string;
  heroImage: VehicleImage | undefined;
  storyImage: VehicleImage | undefined;
  latest: LatestCards;
  listings: readonly Listing[];
  groups: LocationGroup[];
  /** The locations in the page's structured data. */
  primary: Location[];
  /** The newest articles (spec D14). */
  articles: BlogCard[];
  eventImage: VehicleImage | undefined;
  /** What can be bought, with a price or without. */
  stockCount: number;
  /** Something to type that finds vehicles of the stock (spec S3). */
  queryExample: string;
  /** Budgets to choose from, for the layout that asks for one. */
  budgets: BudgetStep[];
  /** What each towing capacity may tow, for the layout that asks for it, and the one chosen first. */
  tows: TowChoice<VehicleCard & { atm: number }>[];
  firstTow: number | undefined;
  /** Rows of weights, the lightest licence first, for the layout that begins with them. */
  weights: WeightRow[];
  ticket: WeighbridgeTicket | undefined;
  /** Undefined where the dealer shows none, or nothing was sold in the month yet. */
  sales: HomeSales | undefined;
};

/** The plan of the home page. */
export function homePage(site: SiteParts, articlesFor: () => BlogCard[]): HomePlan {
  const { home, locations, site: dealer } = site.tenant;
  const { layout } = home;
  const vehicles = site.stock.vehicles.filter(isAvailable);
  const choices = layout === 'wide' ? towChoices(vehicles) : [];
  const example = home.sections.includes('weighbridge')
    ? payloadExample(vehicles.filter(hasPrice), home.weighbridge)
    : undefined;
  return {
    description: dealer.tagline || home.hero.text || `${home.hero.title} at ${dealer.name}.`,
    heroImage: site.pictureOf(home.hero.image),
    storyImage: site.pictureOf(home.story.image),
    latest: latestCards(site, home.latest_count),
    listings: site.listings,
    groups: groupLocations(locations),
    articles: articlesFor(),
    primary: locations.filter((location) => location.primary),
    eventImage: site.pictureOf(home.event.image),
    stockCount: countForSale(site.stock.vehicles),
    queryExample: queryExample(vehicles),
    budgets: layout === 'budget' ? budgetSteps(vehicles.filter(hasPrice).map(({ price }) => price)) : [],
    tows: choices.map(({ vans, ...choice }) => ({
      ...choice,
      vans: vans.map((van) => ({
        ...site.cardOf(van),
        atm: van.caravan?.aggregate_trailer_mass ?? 0,
      })),
    })),
    firstTow: firstTowRating(choices),
    weights: layout === 'table' ? weightRows(site, vehicles) : [],
    sales: salesOf(site),
    ticket: example && { ...example, card: site.cardOf(example.vehicle) },
  };
}

/** The sales of the month of the build; the page counts on from there. */
function salesOf({ tenant, stock }: SiteParts): HomeSales | undefined {
  const counter = tenant.home.sales_counter;
  if (!counter) return undefined;
  const { source, time_zone: timeZone, substantiation } = counter;
  const month = stock.today.slice(0, 7);
  const count =
    source === 'clock'
      ? clockSales(new Date(`${stock.today}T00:00:00Z`), timeZone)
      : soldInMonth(stock.vehicles, stock.gone, month, timeZone).size;
  return count > 1 ? { source, count, month, timeZone, substantiation } : undefined;
}

/**
 * One vehicle of each make, model and badge, by its gross mass: a table of ten says more than ten of the same truck. Where there are
 * more, every other weight is there rather than the lightest alone.
 */
function weightRows(site: SiteParts, vehicles: readonly Vehicle[]): WeightRow[] {
  const kinds = new Map<string, Vehicle>();
  for (const vehicle of vehicles.filter(hasPrice)) {
    const kind = [vehicle.make, vehicle.model, vehicle.badge].join(' ');
    if (grossMassOf(vehicle) !== undefined && !kinds.has(kind)) kinds.set(kind, vehicle);
  }
  const sorted = [...kinds.values()].toSorted((a, b) => (grossMassOf(a) ?? 0) - (grossMassOf(b) ?? 0));
  const step = Math.max(1, sorted.length / MAX_ROWS);
  const shown = sorted.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  return shown.map((vehicle) => ({
    card: site.cardOf(vehicle),
    gvm: grossMassOf(vehicle),
    licence: licenceClass(vehicle.variant?.grossvehiclemass, vehicle.drive),
    body: bodyName(vehicle),
    payload: payloadOf(vehicle, site.tenant.home.weighbridge.weighed)?.payload,
  }));
}
