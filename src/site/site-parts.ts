import { planListings, type Listing } from '../domain/search/plan-listings.ts';
import { filledNavigation, type ShownNavigation } from '../domain/site/filled-navigation.ts';
import type { VehicleImage } from '../domain/vehicle/vehicle.ts';
import { knownPages, type IsPage } from './known-pages.ts';
import { menuLists } from './menu-lists.ts';
import { createPageKeys, type PageKeys } from './page-keys.ts';
import { withTexts } from './with-texts.ts';
import type { SiteInput } from './site-input.ts';
import { createStockCards, type StockCards } from './stock-cards.ts';
import { stockSearch } from './stock-search.ts';
import { createStockDocuments, type StockDocuments } from './stock-documents.ts';
import { openPromotion } from '../domain/promotion/open-promotion.ts';

/**
 * A site with the promotion that runs on its day, and without one that does not (spec A6): so neither a page nor a link knows of
 * one that lacks its terms or a permit, or whose days are over.
 */
const withPromotion = ({ tenant, stock, ...input }: SiteInput): SiteInput => ({
  ...input,
  stock,
  tenant: { ...tenant, spin_to_win: openPromotion(tenant, stock.today) ?? false },
});

/** What the plans of a site's pages share: worked out once for a site. */
export type SiteParts = SiteInput &
  PageKeys &
  StockCards &
  StockDocuments & {
    listings: readonly Listing[];
    /** The addresses of the lists, below /search. */
    listingPaths: ReadonlySet<string>;
    isPage: IsPage;
    /** The links of the header with what their menus list. */
    navigation: readonly ShownNavigation[];
    /** Vehicles of an address of the search (spec S15). */
    stockOf: ReturnType<typeof stockSearch>;
    /** A picture named in the settings, as the build prepared it; undefined when it could not be. */
    pictureOf: (name: string | null | undefined) => VehicleImage | undefined;
  };

/** What the plans of one site share. */
export function siteParts(given: SiteInput): SiteParts {
  const input = withPromotion(withTexts(given));
  const { tenant, stock } = input;
  const listings = planListings({
    vehicles: stock.vehicles,
    locations: tenant.locations,
    settings: tenant.listing,
    stockNoun: tenant.site.stock_noun,
  });
  const cards = createStockCards(input);
  const documents = createStockDocuments(input);
  const listingPaths = new Set(listings.map((listing) => listing.path));
  const isPage = knownPages(input, listingPaths);
  const navigation = filledNavigation(tenant.site.navigation, menuLists(input, listings, isPage));
  return {
    ...input,
    ...createPageKeys({ ...input, navigation }),
    ...cards,
    ...documents,
    listings,
    listingPaths,
    isPage,
    navigation,
    stockOf: stockSearch({ ...documents, tenant, stock, listings, cardOf: cards.cardOf }),
    pictureOf: (name) => (name ? stock.pictures[name] : undefined),
  };
}
