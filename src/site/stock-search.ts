import type { ShownStock } from '../domain/content/content-view.ts';
import { withFormerNames } from '../domain/search/car-places.ts';
import { listingScope } from '../domain/search/listing-filter.ts';
import { listingHref } from '../domain/search/listing-href.ts';
import { withKnownSpellings } from '../domain/search/known-spellings.ts';
import { listingQuery } from '../domain/search/listing-query.ts';
import type { Listing } from '../domain/search/plan-listings.ts';
import { readSearchState } from '../domain/search/search-url.ts';
import { shownFacets } from '../domain/search/shown-facets.ts';
import { stateFilter } from '../domain/search/state-filter.ts';
import { allOf, FOR_SALE } from '../domain/search/stock-filter.ts';
import { facetsWith } from '../domain/search/weekly-facet.ts';
import { isHere } from '../domain/vehicle/availability.ts';
import { soldDaysKept } from '../domain/vehicle/stock-rule.ts';
import type { SiteInput } from './site-input.ts';
import type { StockCards } from './stock-cards.ts';
import type { StockDocuments } from './stock-documents.ts';

/**
 * Answers an address of the search as the search in a browser does, with up to `limit` vehicles for sale as cards (spec S15,
 * S2), with `isInYard` only of those that have come. An address of a list that the stock does not have now gives none.
 */
export function stockSearch(
  site: Pick<SiteInput, 'tenant' | 'stock'> &
    Pick<StockCards, 'cardOf'> &
    Pick<StockDocuments, 'engine' | 'fields' | 'weekly'> & { listings: readonly Listing[] },
): (address: string, limit: number, title?: string, isInYard?: boolean) => ShownStock {
  const { tenant, stock, listings, engine, cardOf, fields, weekly } = site;
  const settings = tenant.listing;
  const byId = new Map(stock.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const names = facetsWith(settings.facets, weekly !== undefined);
  const facets = withFormerNames(shownFacets(names, settings, fields), tenant.locations);

  let counted: Record<string, Record<string, number>> | undefined;
  /** The models that there are, with their makes. */
  const models = (): Record<string, Record<string, number>> =>
    (counted ??= { ...engine().search({ facets: ['make_model'], limit: 0 }).answer.facetDistribution });

  return (address, limit, title = '', isInYard = false) => {
    const url = new URL(address, 'https://site.invalid');
    const listing = listings.find(({ path }) => listingHref(path) === url.pathname);
    if (!listing) return { title, cards: [], total: 0, href: address };
    const asked = readSearchState(url.searchParams, facets, settings.default_sort);
    const state = withKnownSpellings(asked, models(), facets);
    const filter = allOf(listingScope(listing).filter, stateFilter(state, facets), FOR_SALE);
    const question = { filter, soldDays: soldDaysKept(tenant.stock), today: stock.today, settings };
    const { answer } = engine().search({
      ...listingQuery(question, state.sortBy ?? settings.default_sort),
      q: state.query ?? '',
      hitsPerPage: isInYard ? stock.vehicles.length : limit,
      attributesToRetrieve: ['id'],
    });
    const vehicles = answer.hits
      .flatMap((hit) => byId.get(String(hit['id'])) ?? [])
      .filter((vehicle) => !isInYard || isHere(vehicle, stock.today))
      .slice(0, limit);
    return { title, cards: vehicles.map(cardOf), total: answer.totalHits ?? 0, href: address };
  };
}
