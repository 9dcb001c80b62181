import { activeFilters } from '../../domain/search/active-filters.ts';
import { withFormerNames } from '../../domain/search/car-places.ts';
import { findPlace, placeNames } from '../../domain/location/find-place.ts';
import { fieldOf, isField, isRange } from '../../domain/search/facet.ts';
import { nearFacet, PLACE_FIELD, radiusFilter, withNearFacet } from '../../domain/search/near.ts';
import { listingScope } from '../../domain/search/listing-filter.ts';
import { planListings } from '../../domain/search/plan-listings.ts';
import { allOf, FOR_SALE } from '../../domain/search/stock-filter.ts';
import { searchDocuments } from '../../domain/search/search-documents.ts';
import { searchSynonyms } from '../../domain/search/search-synonyms.ts';
import { shownFacets } from '../../domain/search/shown-facets.ts';
import { type CountedSearch, readByStock } from '../../domain/search/query-reader/place-areas.ts';
import { stockLexicon, VOCABULARY_FACETS } from '../../domain/search/query-reader/stock-lexicon.ts';
import { placesOfDealer } from '../../domain/search/query-reader/stock-places.ts';
import { easternDay } from '../../domain/calendar/eastern-day.ts';
import { stateFilter } from '../../domain/search/state-filter.ts';
import { stockEngine } from '../../domain/search/stock-engine.ts';
import { weeklyList } from '../../domain/finance/weekly-list.ts';
import { facetsWith, searchFieldsWith } from '../../domain/search/weekly-facet.ts';
import { withKnownSpellings } from '../../domain/search/known-spellings.ts';
import { readSavedSearch, type SavedSearch } from '../../domain/saved-search/saved-search.ts';
import { isAvailable } from '../../domain/vehicle/availability.ts';
import { priceDisplay } from '../../domain/vehicle/price-display.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { allPostcodes } from '../geocode/find-postcode.ts';
import { onceFor } from '../once-for.ts';
import type { FoundBy } from '../saved-search-store/confirm-search.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

/** A search that an address asks for, as this release names it; `scope` is what its list is about. */
export type AskedOfRelease = SavedSearch & { scope: string; label: string };

/** The searches of a release, answered by the engine of the site over the stock of the site. */
export type ReleaseSearch = {
  /** What the parameters of an address ask for; undefined for a list that is not there, as one of a make without cars. */
  read: (parameters: URLSearchParams) => AskedOfRelease | undefined;
  /** The cars of a search that can be bought, the newest first. */
  find: (search: FoundBy) => Vehicle[];
};

/** What a car costs as every page of the site says it, in dollars; 0 where no price is shown. */
export function shownPrice(vehicle: Vehicle, { tenant }: Pick<SiteRelease, 'tenant'>): number {
  const price = priceDisplay(vehicle, tenant.price);
  return 'amount' in price && price.amount !== undefined ? price.amount : 0;
}

/** Makes the search of a release, once for each. */
export const releaseSearch = onceFor((site: SiteRelease): ReleaseSearch => {
  const { listing: settings, search, locations, site: dealer, finance } = site.tenant;
  const weekly = weeklyList(finance);
  const fields = searchFieldsWith(weekly);
  const vehicles = [...new Set(site.vehicles.values())];
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const documents = searchDocuments(vehicles, locations, undefined, fields, site.tenant.price);
  const places = settings.distance ? documents.map((document) => document[PLACE_FIELD]) : [];
  const facets = withNearFacet(
    withFormerNames(
      shownFacets(facetsWith(settings.facets, weekly !== undefined), settings, fields),
      locations,
    ),
    nearFacet(places.filter((place) => typeof place === 'string')),
  );
  const engine = stockEngine(documents, searchSynonyms(documents, search.synonyms), fields);
  const values = engine.search({
    facets: facets.flatMap((facet) => (isRange(facet) || !isField(facet) ? [] : [fieldOf(facet)])),
    limit: 0,
  }).answer.facetDistribution;
  const counts = engine.search({ facets: VOCABULARY_FACETS, limit: 0 }).answer.facetDistribution;
  const stock = {
    lexicon: stockLexicon({
      counts: counts ?? {},
      places: placesOfDealer(vehicles, locations, allPostcodes()),
    }),
    today: easternDay(site.builtAt / 1000),
    places: places.length ? { find: placeNames(allPostcodes()), here: undefined } : undefined,
    count: (search: CountedSearch) => engine.search({ q: '', ...search, limit: 1 }).answer.hits.length,
  };
  const listings = new Map(
    planListings({ vehicles, locations, settings, stockNoun: dealer.stock_noun }).map((listing) => [
      listing.path,
      listing,
    ]),
  );

  return {
    read: (parameters) => {
      const asked = readSavedSearch(parameters, facets, settings.default_sort);
      const listing = listings.get(asked.list);
      if (!listing) return undefined;
      const { near } = asked.state;
      const isUnknown = near !== undefined && !findPlace(near, allPostcodes());
      const words = activeFilters(asked.state, facets, [], isUnknown).map(({ label }) => label);
      return {
        list: listing.path,
        query: asked.query,
        scope: listingScope(listing).filter,
        label: [listing.title, words.join(', ')].filter(Boolean).join(': '),
      };
    },
    find: ({ query, scope }) => {
      const { state } = readSavedSearch(new URLSearchParams(query), facets, settings.default_sort);
      const spelled = withKnownSpellings(state, values ?? {}, facets);
      const place = state.near ? findPlace(state.near, allPostcodes()) : undefined;
      const radius = place ? radiusFilter(place.at, state.within) : '';
      const { rest, filter } = readByStock(state.query ?? '', stock);
      const { answer } = engine.search({
        q: rest,
        filter: allOf(scope, stateFilter(spelled, facets), radius, filter, FOR_SALE),
        sort: ['created_at:desc'],
        limit: vehicles.length,
        attributesToRetrieve: ['id'],
      });
      return answer.hits
        .flatMap(({ id }) => byId.get(String(id)) ?? [])
        .filter((vehicle) => isAvailable(vehicle));
    },
  };
});
