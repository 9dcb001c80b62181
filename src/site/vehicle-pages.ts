import type { BlogCard } from '../domain/content/content-view.ts';
import { usualLitres } from '../domain/costs/running-cost.ts';
import { resolveFinance } from '../domain/finance/resolve-finance.ts';
import { findModel } from '../domain/model/find-model.ts';
import { tellMeHref } from '../domain/saved-search/like-vehicle.ts';
import { sharedPhoto, type PageImage } from '../domain/picture/shared-photo.ts';
import { vehicleBreadcrumb, type Crumb } from '../domain/vehicle/vehicle-breadcrumb.ts';
import type { VehicleCard } from '../domain/vehicle/vehicle-card.ts';
import { linkedRoutes } from '../domain/vehicle-page/linked-routes.ts';
import {
  vehicleDay,
  vehiclePageData,
  type VehicleDay,
  type VehiclePageData,
} from '../domain/vehicle-page/vehicle-page-data.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import type { SiteParts } from './site-parts.ts';

const TERMS = '/terms-and-conditions';

/** All that a vehicle's page shows beside the vehicle and the settings. */
export type VehiclePlan = {
  data: VehiclePageData;
  card: VehicleCard;
  similar: VehicleCard[];
  /** Articles about vehicles like it, or the newest (spec V11). */
  articles: BlogCard[];
  breadcrumb: Crumb[];
  /** What is shown of the page when it is shared: of a vehicle without a photo, the dealer's picture. */
  image: PageImage | undefined;
  termsHref: string | undefined;
  /** True if shoppers sign in here, and have a watchlist (spec A1). */
  hasWatchlist: boolean;
  /** Where to ask for one like it, once it is sold; undefined where no searches are kept (spec A12). */
  tellMe: string | undefined;
  /** FinanceLimits as JSON. */
  limits: string;
};

/** The pages of the vehicles that the stock rule shows. */
export function vehiclePages(site: SiteParts, articlesFor: (vehicle: Vehicle) => BlogCard[]) {
  const { tenant, stock, pictureOf } = site;
  const { list: models, brands } = tenant.models;
  const rules = resolveFinance(tenant.finance);
  const { routes, isPage } = linkedRoutes({ ...tenant, finance: rules }, site.isPage);
  // A finance page of the car's own counts once the site has one.
  const finance = { ...rules, personalised: rules.personalised && isPage('/personalised/finance') };
  const limits = JSON.stringify(rules.limits);
  const termsHref = isPage(TERMS) ? TERMS : undefined;

  const dealerImage = sharedPhoto(pictureOf(tenant.home.hero.image), tenant.images, tenant.site.name);

  /** Where a vehicle's model is described, when it has a page (spec M5). */
  function modelLink({ make, model }: Vehicle): { label: string; href: string } | undefined {
    const found = models.length > 0 ? findModel(models, brands, `${make} ${model}`) : undefined;
    return found && { label: `All about the ${make} ${found.name}`, href: `/models/${found.slug}` };
  }

  const usual = usualLitres(stock.vehicles);
  const dayOf = (vehicle: Vehicle): VehicleDay => vehicleDay(vehicle, tenant, finance, stock.today, usual);

  function plan(vehicle: Vehicle): VehiclePlan {
    const data = vehiclePageData(vehicle, tenant, {
      finance,
      day: dayOf(vehicle),
      isPage,
      shareImage: stock.shareImages[vehicle.id],
      model: modelLink(vehicle),
    });
    return {
      data,
      card: site.cardOf(vehicle),
      similar: site.similarTo(vehicle),
      articles: articlesFor(vehicle),
      breadcrumb: vehicleBreadcrumb(vehicle, site.listingPaths),
      image: vehicle.images.length > 0 ? data.shareImage : dealerImage,
      termsHref,
      hasWatchlist: tenant.account !== false,
      tellMe: tenant.saved_searches ? tellMeHref(vehicle, tenant.listing.facets) : undefined,
      limits,
    };
  }

  const routesKey = site.pageKey(routes);

  /** Digest of all that a plan is made from, but for the settings, which every key holds: far less work than the plan itself. */
  const keyOf = (vehicle: Vehicle): string =>
    site.pageKey(
      vehicle,
      routesKey,
      dayOf(vehicle),
      site.cardsKey([site.cardOf(vehicle)]),
      site.cardsKey(site.similarTo(vehicle)),
      articlesFor(vehicle),
      vehicleBreadcrumb(vehicle, site.listingPaths),
      vehicle.images.length > 0 ? undefined : dealerImage,
      stock.shareImages[vehicle.id],
    );

  const key = site.keyed(keyOf);
  return {
    /** Vehicles alone: the plans of all of them at once would fill the memory before the first page is rendered. */
    pages: () => stock.vehicles.map((vehicle) => ({ vehicle, key: key(vehicle) })),
    plan,
  };
}
