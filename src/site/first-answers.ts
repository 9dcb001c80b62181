import { CARD_ATTRIBUTES } from '../domain/search/card-from-hit.ts';
import { createEngine, type SearchEngine } from '../search-engine/engine.ts';
import { indexPlan } from '../domain/search/index-plan.ts';
import { readIndex } from '../search-engine/read-index.ts';
import { writeIndex } from '../search-engine/write-index.ts';
import type { FacetName } from '../domain/search/search-fields.ts';
import { listingQuery } from '../domain/search/listing-query.ts';
import type { InitialAnswer } from '../domain/search/search-island-data.ts';
import { soldDaysKept } from '../domain/vehicle/stock-rule.ts';
import type { IndexDocument } from '../search-engine/index-document.ts';
import type { SiteParts } from './site-parts.ts';

/** Values of a facet that a page is sent; a longer list is whole from the first search on. */
const MOST_VALUES = 60;

type Counts = Readonly<Record<string, number>>;

/** The engine that answers in the browser, over the same index but for synonyms: no first answer is to a text. */
function engineOf(documents: readonly IndexDocument[]): SearchEngine {
  const files = writeIndex(documents, indexPlan({}));
  const read = readIndex(files.core);
  if (!read.ok) throw new Error(`the search index cannot be read back: ${read.error}`);
  const engine = createEngine(read.value);
  for (const card of files.cards) engine.addCards(card);
  return engine;
}

const mostOf = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_VALUES),
  );

/**
 * Answers the first page of a list at build as the engine answers it in the browser: what a page shows first is what it
 * shows later. `filter` is in the search's filter language. The index is made with the first question.
 */
export function createFirstAnswers({
  tenant,
  stock,
  documents,
}: Pick<SiteParts, 'tenant' | 'stock' | 'documents'>) {
  const settings = tenant.listing;
  const asked = { soldDays: soldDaysKept(tenant.stock), today: stock.today, settings };
  let engine: SearchEngine | undefined;

  return (filter: string, facets: readonly FacetName[]): InitialAnswer => {
    engine ??= engineOf(documents());
    const { answer } = engine.search({
      ...listingQuery({ filter, ...asked }, settings.default_sort),
      facets,
      attributesToRetrieve: CARD_ATTRIBUTES,
    });
    const counts = Object.entries(answer.facetDistribution ?? {});
    return {
      hits: answer.hits,
      total: answer.totalHits ?? 0,
      facets: Object.fromEntries(counts.map(([name, values]) => [name, mostOf(values)])),
      stats: answer.facetStats ?? {},
      isCut: counts.some(([, values]) => Object.keys(values).length > MOST_VALUES),
    };
  };
}
