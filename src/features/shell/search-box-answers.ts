import type { SearchHit } from '../../domain/search/card-from-hit.ts';
import {
  type FacetCounts,
  LINKED_FACETS,
  listingLinks,
  type ListingLinks,
} from '../../domain/search/listing-links.ts';
import { ORDERS } from '../../domain/search/orders.ts';
import { allOf, FOR_SALE } from '../../domain/search/stock-filter.ts';
import { capitalised } from '../../domain/search/listing-words.ts';
import {
  readingSuggestion,
  SUGGESTED_FACETS,
  suggestedLists,
  type SuggestionGroup,
} from '../../domain/search/suggestions.ts';
import { multiSearch } from '../../services/search/find-vehicles.ts';
import { understand } from '../../services/search/search-client.ts';
import { hitPrice, PRICE_ATTRIBUTES } from './hit-price.ts';
import type { SearchBoxSettings } from '../../domain/search/search-box-settings.ts';

const MAX_CARS = 5;

type Stock = { counts: FacetCounts; links: ListingLinks };

/**
 * Answers a typed text with what to suggest for it: lists, then cars that can be bought (spec S15: one request). The first
 * answer also counts the whole stock, once. Throws a SearchFailure.
 */
export function answerSuggestions(settings: SearchBoxSettings): (text: string) => Promise<SuggestionGroup[]> {
  const { links, price, stockNoun } = settings;
  const whole = {
    filter: FOR_SALE,
    facets: [...new Set([...SUGGESTED_FACETS, ...LINKED_FACETS])],
    limit: 0,
  };
  let stock: Stock | undefined;

  return async (text) => {
    const read = await understand(text);
    const asked = {
      q: read?.rest ?? text,
      filter: allOf(FOR_SALE, read?.filter ?? ''),
      ...(read?.sort && { sort: ORDERS[read.sort].sort }),
      facets: SUGGESTED_FACETS,
      limit: MAX_CARS,
      attributesToRetrieve: ['name', 'path', ...PRICE_ATTRIBUTES],
    };
    const [found, all] = await multiSearch(stock ? [asked] : [asked, whole]);
    if (!stock) {
      const counts = all?.facetDistribution ?? {};
      stock = { counts, links: listingLinks(links, counts) };
    }
    const answer = { counts: found?.facetDistribution ?? {}, total: found?.estimatedTotalHits ?? 0 };
    const reading = read ? readingSuggestion(read, answer.total, stockNoun) : [];
    const named = suggestedLists(text, answer, stock.counts, { links: stock.links, stockNoun });
    const lists = [...reading, ...named];
    const cars = (found?.hits ?? []).flatMap((hit) => suggestedCar(hit, price));
    return cars.length ? [...lists, { title: capitalised(stockNoun), suggestions: cars }] : lists;
  };
}

/** A hit as a suggestion; none when it lacks a name, or an address of a car on this site. */
function suggestedCar(hit: SearchHit, price: SearchBoxSettings['price']) {
  const { name, path } = hit;
  if (typeof name !== 'string' || typeof path !== 'string' || !/^\/cars\/[^/\\]/.test(path)) return [];
  return [{ label: name, href: path, ...hitPrice(hit, price) }];
}
