import { accountPaths, type AccountSite } from '../account/account-paths.ts';
import { checkoutOf } from '../checkout/checkout-site.ts';
import { garagePages, type GarageSite } from '../garage/garage-site.ts';
import { leadRoutes, type LeadSite } from '../lead/lead-routes.ts';
import { SUCCESS_PATH } from '../lead/success-words.ts';
import { groupLocations } from '../location/location-groups.ts';
import { locatorPath } from '../location/locator-path.ts';
import { locationTab } from '../location/location-type.ts';
import type { Location } from '../location/location.ts';
import { brandLink } from '../model/brand-link.ts';
import type { ModelSettings } from '../model/model-settings.ts';
import { reviewPages } from '../review/review-pages.ts';
import type { ReviewSettings } from '../review/review.ts';
import { ONLINE_PAYMENT_PATH, onlinePaymentOf, type OnlinePaymentSite } from '../payment/online-payment.ts';
import { savedSearchPaths, type SavedSearchSite } from '../saved-search/saved-search-paths.ts';
import { unsubscribePath } from '../saved-search/unsubscribe-path.ts';
import { SPIN_PATH } from '../promotion/open-promotion.ts';
import { CAR_TYPE_LISTINGS } from '../search/listing-drafts.ts';
import { listingHref } from '../search/listing-href.ts';
import type { ListingSettings } from '../search/listing-settings.ts';

/** The settings that make pages. */
export type RoutedSettings = Pick<
  LeadSite,
  'leads' | 'switches' | 'chat' | 'trade_in' | 'reserve' | 'payment' | 'site'
> &
  AccountSite &
  GarageSite &
  OnlinePaymentSite &
  SavedSearchSite & {
    listing: Pick<ListingSettings, 'routes'>;
    location: { route: string; locator: boolean };
    locations: readonly Location[];
    models: Pick<ModelSettings, 'list' | 'brands'>;
    reviews: ReviewSettings;
  };

/** True if an address leads somewhere: to a page that is built, to one that exists while the stock has it, or nowhere. */
export type RouteAnswer = 'page' | 'stock' | 'nothing';

const ALWAYS = ['/', '/compare', '/favourites', '/print', '/404', '/sitemap.xml', '/robots.txt', '/logo.svg'];

/** Below these, pages come and go with the stock. */
const OF_STOCK = ['/search/', '/cars/'];

/** Folders of a site that hold files or answers of its own, so that no text of a dealer may lie there. */
const FOLDERS = [
  'search',
  'cars',
  'models',
  'brands',
  '_astro',
  'img',
  'og',
  'api',
  'index',
  // The page of a promotion, which comes and goes with its days.
  SPIN_PATH.slice(1),
];

/** The addresses that a site has whatever its stock and its texts are (spec S1, L4, M1-M4). */
export function settingsRoutes(settings: RoutedSettings): Set<string> {
  const { listing, location, locations, models } = settings;
  const { list, brands } = models;
  const forms = leadRoutes(settings).map(({ path }) => path);
  const checkout = checkoutOf(settings);
  const locator = locatorPath(settings);
  const unsubscribe = unsubscribePath(settings);
  const places = groupLocations(locations).flatMap(({ tabs }) => tabs.map((tab) => tab.location));
  const sellers = places.filter((place) => ['sales', 'used'].includes(locationTab(place)));
  return new Set([
    ...ALWAYS,
    ...(listing.routes.includes('car-types') ? CAR_TYPE_LISTINGS.map(({ path }) => listingHref(path)) : []),
    ...(listing.routes.includes('locations') ? sellers.map(({ slug }) => listingHref(slug)) : []),
    `/${location.route}`,
    ...(locator ? [locator] : []),
    ...reviewPages(settings.reviews).map(({ path }) => path),
    ...places.map(({ slug }) => `/${location.route}/${slug}`),
    ...(list.length > 0 ? ['/models', '/models/order-now'] : []),
    ...list.map(({ slug }) => `/models/${slug}`),
    ...forms,
    ...(forms.length > 0 ? [SUCCESS_PATH] : []),
    ...(checkout ? [checkout.path] : []),
    ...(onlinePaymentOf(settings) ? [ONLINE_PAYMENT_PATH] : []),
    ...accountPaths(settings),
    ...garagePages(settings).map(({ path }) => path),
    ...savedSearchPaths(settings),
    ...(unsubscribe ? [unsubscribe] : []),
    ...(brands.length > 0 ? ['/brands'] : []),
    ...brands
      .map(brandLink)
      .filter(({ isOwnPage }) => isOwnPage)
      .map(({ href }) => href),
  ]);
}

/** Where a path of the site leads, its query and fragment aside; `pages` are all addresses that do not hang on stock. */
export function routeAnswer(href: string, pages: ReadonlySet<string>): RouteAnswer {
  const path = href.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '');
  if (path === '' || pages.has(path)) return 'page';
  return OF_STOCK.some((start) => path.startsWith(start)) ? 'stock' : 'nothing';
}

/** The page that is already at the address a text wants, in words; undefined when the address is free. */
export function routeTakenBy(path: string, routes: ReadonlySet<string>, places: string): string | undefined {
  if (routes.has(path)) return `the page of the site at ${path}`;
  const folder = [...FOLDERS, places].find((name) => `${path}/`.startsWith(`/${name}/`));
  return folder === undefined ? undefined : `the pages below /${folder}`;
}
