import type { FinanceRules } from '../finance/resolve-finance.ts';
import type { VehiclePageSettings } from '../vehicle/vehicle-page-settings.ts';

type Settings = {
  vehicle_page: Pick<VehiclePageSettings, 'banner'>;
  finance: Pick<FinanceRules, 'links'>;
};

const ROUTES = [
  '/book-inspection',
  '/book-test-drive',
  '/book-test-ride',
  '/cars/trade-in',
  '/contact',
  '/enquire',
  '/find-me-something-similar',
  '/instant-message',
  '/personalised/finance',
  '/request-a-quote',
  '/request-photos',
  '/terms-and-conditions',
];

/** An address of a site without its parameters and fragment. */
const routeOf = (href: string): string => href.replace(/[?#].*/, '');

/** Pages that pages of vehicles may link to, as far as a site has them. */
export type LinkedRoutes = {
  /** Those that there are, sorted. */
  routes: readonly string[];
  /** True if an address leads to one of them, to the vehicle's checkout, or to another site. */
  isPage: (href: string) => boolean;
};

/**
 * Of the pages of a site, those that pages of vehicles may link to: what is none of these routes and of those that the
 * settings name is never linked, so that `routes` says all that such a page knows of the others (spec V4). What there is
 * below a vehicle's own address is decided by the settings.
 */
export function linkedRoutes(
  { vehicle_page, finance }: Settings,
  isPageOfSite: (href: string) => boolean,
): LinkedRoutes {
  const named = [...vehicle_page.banner.map(({ href }) => href), ...Object.values(finance.links)];
  const asked = new Set([...ROUTES, ...named.map(routeOf)]);
  const routes = [...asked].filter(isPageOfSite).sort();
  const known = new Set(routes);
  return {
    routes,
    isPage: (href) => {
      const route = routeOf(href);
      if (asked.has(route)) return known.has(route);
      return (href.startsWith('https://') || href.startsWith('/cars/')) && isPageOfSite(href);
    },
  };
}
