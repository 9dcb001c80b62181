import { CARD_ATTRIBUTES } from '../domain/search/card-from-hit.ts';
import { listingQuery } from '../domain/search/listing-query.ts';
import { allOf, FOR_SALE } from '../domain/search/stock-filter.ts';
import { WEEKLY_FIELD } from '../domain/search/weekly-card.ts';
import type { InitialAnswer } from '../domain/search/search-island-data.ts';
import { soldDaysKept } from '../domain/vehicle/stock-rule.ts';
import type { SiteParts } from './site-parts.ts';

/** Values of a facet that a page is sent; a longer list is whole from the first search on. */
const MAX_VALUES = 60;

type Counts = Readonly<Record<string, number>>;

const mostOf = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_VALUES),
  );

/**
 * Answers the first page of a list at build as the engine answers it in the browser: what a page shows first is what it
 * shows later. `filter` is in the search's filter language. The index is made with the first question, without synonyms: no
 * first answer is to a text.
 */
export function createFirstAnswers({
  tenant,
  stock,
  engine,
}: Pick<SiteParts, 'tenant' | 'stock' | 'engine'>) {
  const settings = tenant.listing;
  const asked = { soldDays: soldDaysKept(tenant.stock), today: stock.today, settings };

  return (filter: string, facets: readonly string[]): InitialAnswer => {
    const query = listingQuery({ filter, ...asked }, settings.default_sort);
    const { answer: shown } = engine().search({
      ...query,
      attributesToRetrieve: [...CARD_ATTRIBUTES, WEEKLY_FIELD],
    });
    const { answer } = engine().search({
      ...query,
      filter: allOf(query.filter, FOR_SALE),
      facets,
      hitsPerPage: 0,
    });
    const counts = Object.entries(answer.facetDistribution ?? {});
    return {
      hits: shown.hits,
      total: answer.totalHits ?? 0,
      listed: shown.totalHits ?? 0,
      facets: Object.fromEntries(counts.map(([name, values]) => [name, mostOf(values)])),
      stats: answer.facetStats ?? {},
      isCut: counts.some(([, values]) => Object.keys(values).length > MAX_VALUES),
    };
  };
}
