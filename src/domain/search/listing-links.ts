import { slugify } from '../text/slugify.ts';
import type { FacetName } from './search-fields.ts';
import { CAR_TYPE_LISTINGS } from './listing-drafts.ts';
import { ALL_PATH, listingHref } from './listing-href.ts';
import type { ListingSettings } from './listing-settings.ts';

type Route = ListingSettings['routes'][number];

/** Cars by facet and value, as a search counts them. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type ListingLinkSettings = {
  routes: readonly Route[];
  /** What the list of the whole stock may be filtered by. */
  facets: readonly FacetName[];
  /** Slugs of locations by their names, where another than the name's own. */
  locationSlugs: Readonly<Record<string, string>>;
};

/** Where the cars with a value are listed. */
export type ListingLinks = {
  make: (make: string) => string;
  model: (make: string, model: string) => string;
  body: (body: string) => string;
  location: (name: string) => string;
};

/** Facets of the whole stock that tell which listing pages there are. */
export const LINKED_FACETS = ['make', 'body', 'location_name', 'location_slug'] as const;

/** Facets that a link may narrow the whole stock by; only these of a tenant's facets matter to links. */
export const NARROWING_FACETS = [
  'make',
  'model',
  'body',
  'location_name',
] as const satisfies readonly FacetName[];

/**
 * Links to the pages that list the cars with a value (spec S1): its own where it has one, else the whole stock, filtered
 * or, where the tenant does not filter by that, searched (spec S2). `stock` counts LINKED_FACETS over the whole stock: of
 * several values that want one address only the first kind has it, as `planListings` gives them out.
 */
export function listingLinks(settings: ListingLinkSettings, stock: FacetCounts): ListingLinks {
  const { routes, facets, locationSlugs } = settings;
  const claims = claimedSlugs(routes, stock);
  const page = (route: Route, slug: string): string | undefined =>
    claims.get(slug) === route ? listingHref(slug) : undefined;
  const filtered = (values: { [Name in (typeof NARROWING_FACETS)[number]]?: string }): string =>
    Object.keys(values).every((name) => facets.some((facet) => facet === name))
      ? wholeStock(values)
      : queryHref(Object.values(values).join(' '));
  return {
    make: (make) => page('makes', slugify(make)) ?? filtered({ make }),
    model: (make, model) => {
      const slugs = [slugify(make), slugify(model)];
      return routes.includes('models') && slugs.every(Boolean)
        ? listingHref(slugs.join('/'))
        : filtered({ make, model });
    },
    body: (body) => page('bodies', slugify(body)) ?? filtered({ body }),
    location: (name) => {
      const slug = Object.hasOwn(locationSlugs, name) ? (locationSlugs[name] ?? '') : slugify(name);
      // Two yards may share a name, and a feed may call one otherwise: the page must list these very cars.
      const isSame = countOf(stock, 'location_slug', slug) === countOf(stock, 'location_name', name);
      return (isSame ? page('locations', slug) : undefined) ?? filtered({ location_name: name });
    },
  };
}

/** Where a text is searched for in the whole stock (spec S2). */
export function queryHref(query: string): string {
  return wholeStock({ query });
}

/** How many cars have a value, 0 when there is none of that name. */
export function countOf(counts: FacetCounts, facet: string, value: string): number {
  const values = counts[facet] ?? {};
  return Object.hasOwn(values, value) ? (values[value] ?? 0) : 0;
}

function wholeStock(parameters: Record<string, string>): string {
  return `${listingHref(ALL_PATH)}?${new URLSearchParams(parameters).toString()}`;
}

function claimedSlugs(routes: readonly Route[], stock: FacetCounts): ReadonlyMap<string, Route> {
  const valuesOf = (facet: (typeof LINKED_FACETS)[number]): string[] => Object.keys(stock[facet] ?? {});
  const families: [Route, string[]][] = [
    ['car-types', CAR_TYPE_LISTINGS.map(({ path }) => path)],
    ['bodies', valuesOf('body').map(slugify)],
    ['makes', valuesOf('make').map(slugify)],
    ['locations', valuesOf('location_slug')],
  ];
  const claims = new Map<string, Route>();
  for (const [route, slugs] of families) {
    if (!routes.includes(route)) continue;
    for (const slug of slugs) if (slug && !claims.has(slug)) claims.set(slug, route);
  }
  return claims;
}
