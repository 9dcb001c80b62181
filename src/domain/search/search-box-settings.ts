import { locationTab } from '../location/location-type.ts';
import type { Location } from '../location/location.ts';
import { type ListingLinkSettings, NARROWING_FACETS } from './listing-links.ts';
import type { ListingSettings } from './listing-settings.ts';
import type { StockNoun } from './listing-words.ts';
import { slugify } from '../text/slugify.ts';
import type { PriceSettings } from '../vehicle/card-settings.ts';

/** All that the header's search box is told by the build; plain JSON. */
export type SearchBoxSettings = {
  links: ListingLinkSettings;
  price: PriceSettings;
  stockNoun: StockNoun;
};

/** The settings that the search box needs, and no more: every page carries them. */
export function searchBoxSettings(tenant: {
  listing: ListingSettings;
  price: PriceSettings;
  site: { stock_noun: StockNoun };
  locations: readonly Location[];
}): SearchBoxSettings {
  const { listing, price, site, locations } = tenant;
  // Other departments have no stock, and no list that a slug could lead to.
  const otherSlugs = locations.filter(
    (location) =>
      location.slug !== slugify(location.name) && ['sales', 'used'].includes(locationTab(location)),
  );
  return {
    links: {
      routes: listing.routes,
      facets: NARROWING_FACETS.filter((name) => listing.facets.includes(name)),
      locationSlugs: Object.fromEntries(otherSlugs.map(({ name, slug }) => [name, slug])),
    },
    price,
    stockNoun: site.stock_noun,
  };
}
