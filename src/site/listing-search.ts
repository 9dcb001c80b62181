import { withFormerNames } from '../domain/search/car-places.ts';
import { fieldOf } from '../domain/search/facet.ts';
import { listingScope } from '../domain/search/listing-filter.ts';
import { ALL_HREF, ALL_PATH, listingHref } from '../domain/search/listing-href.ts';
import type { Listing } from '../domain/search/plan-listings.ts';
import { nearFacet, withNearFacet } from '../domain/search/near.ts';
import { shownFacets } from '../domain/search/shown-facets.ts';
import { sliderWithin } from '../domain/search/price-slider.ts';
import type { SearchIslandData } from '../domain/search/search-island-data.ts';
import { searchIndexUid } from '../domain/search/search-settings.ts';
import { savedSearchHref } from '../domain/saved-search/saved-search.ts';
import { soldDaysKept } from '../domain/vehicle/stock-rule.ts';
import { usefulPicks } from '../domain/search/useful-picks.ts';
import { POINT_FIELD } from '../search-engine/point.ts';
import { queryExample } from '../domain/search/query-example.ts';
import { WEEKLY_FIELD } from '../domain/search/weekly-card.ts';
import { facetsWith, offeredBudgets } from '../domain/search/weekly-facet.ts';
import { createFirstAnswers } from './first-answers.ts';
import { promosWithPictures } from './promo-pictures.ts';
import type { SiteParts } from './site-parts.ts';

const isFigure = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Makes the data of the search on the first page of a list; `promos` are the dealer's own cards with their pictures,
 * `refreshPath` is where clearing an empty result leads (spec S6).
 */
export function listingSearch(
  site: Pick<
    SiteParts,
    'tenant' | 'stock' | 'engine' | 'isPage' | 'pictureOf' | 'documentOf' | 'weekly' | 'fields'
  >,
) {
  const { tenant, stock, isPage } = site;
  const {
    facets: named,
    price_picks,
    kilometre_picks,
    promos: _promos,
    routes: _routes,
    refresh_path: wanted,
    distance,
    ...parts
  } = tenant.listing;
  const { weekly } = site;
  const allFacets = facetsWith(named, weekly !== undefined);
  const firstAnswer = createFirstAnswers(site);
  const isPlaced = distance && tenant.locations.some(({ address }) => address.lat !== undefined);
  const placesOf = ({ vehicles }: Listing): (string | undefined)[] =>
    isPlaced ? vehicles.map((vehicle) => site.documentOf(vehicle)[POINT_FIELD]).filter(isText) : [];
  /** True if the cars of a list differ in their features. */
  const hasFeatures = ({ vehicles }: Listing): boolean =>
    new Set(vehicles.flatMap((vehicle) => [site.documentOf(vehicle)['features'] ?? []].flat())).size > 1;
  const promos = promosWithPictures(site);
  const soldDays = soldDaysKept(tenant.stock);
  // A tenant without the page that its setting names is led to the whole stock, never to a page that is not there.
  const refreshPath = isPage(wanted) ? wanted : ALL_HREF;

  function dataOf(listing: Listing): SearchIslandData {
    const { filter, settled } = listingScope(listing);
    const facets = allFacets.filter((name) => !settled.includes(name));
    const repayments = weekly
      ? listing.vehicles.map((vehicle) => site.documentOf(vehicle)[WEEKLY_FIELD]).filter(isFigure)
      : [];
    const shown = shownFacets(facets, { price_picks, kilometre_picks }, site.fields, listing.vehicles).filter(
      ({ widget }) => widget !== 'features' || hasFeatures(listing),
    );
    const initial = firstAnswer(filter, shown.filter(({ widget }) => widget !== 'features').map(fieldOf));
    return {
      indexUid: searchIndexUid(tenant.search),
      listing: {
        path: listing.path,
        filter,
        // A list of the whole stock narrows nothing that a chip could take back.
        ...(listing.parentPath !== undefined &&
          listing.vehicles.length < stock.vehicles.length && {
            chip: { label: listing.name, parentHref: listingHref(listing.parentPath) },
          }),
      },
      facets: withNearFacet(
        withFormerNames(shown, tenant.locations).map((facet) => ({
          ...facet,
          ...(facet.picks && { picks: usefulPicks(facet.picks, initial.stats[facet.name]) }),
          ...(facet.step && { order: offeredBudgets(repayments) }),
        })),
        nearFacet(placesOf(listing)),
      ),
      settled,
      ...(soldDays !== undefined && { soldDays }),
      settings: {
        ...parts,
        promos,
        price_slider: sliderWithin(parts.price_slider, initial.stats['price']),
        card: tenant.card,
        price: tenant.price,
        images: tenant.images,
      },
      ...(weekly && repayments.length > 0 && { weekly: weekly.terms }),
      refreshPath,
      similarPath: listingHref(listing.parentPath ?? ALL_PATH),
      ...(tenant.saved_searches && { tellMe: savedSearchHref({ list: listing.path, query: '' }) }),
      stockNoun: tenant.site.stock_noun,
      example: queryExample(listing.vehicles),
      timeZone: tenant.site.time_zone,
      today: stock.today,
      initial,
    };
  }
  return { dataOf, hasFeatures, promos, refreshPath };
}
