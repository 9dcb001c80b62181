import { tenant } from 'virtual:tenant';
import { CARD_ATTRIBUTES } from '../../domain/search/card-from-hit.ts';
import { createEngine, type SearchEngine } from '../../search-engine/engine.ts';
import { indexPlan } from '../../domain/search/index-plan.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { searchDocuments } from '../../domain/search/search-documents.ts';
import { SEARCH_FIELDS } from '../../domain/search/search-fields.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import type { FacetName } from '../../domain/search/facets.ts';
import { listingScope } from '../../domain/search/listing-filter.ts';
import { ALL_PATH, listingHref } from '../../domain/search/listing-href.ts';
import { sliderWithin } from '../../domain/search/price-slider.ts';
import type { Listing } from '../../domain/search/plan-listings.ts';
import { searchSynonyms } from '../../domain/search/search-synonyms.ts';
import { searchIndexUid } from '../../domain/search/search-settings.ts';
import { listingQuery } from '../../domain/search/listing-query.ts';
import { soldDaysKept } from '../../domain/vehicle/stock-rule.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { InitialAnswer, SearchIslandData } from '../../domain/search/search-island-data.ts';
import { digestNumber } from './page-key.ts';
import { today, vehicles } from './site-stock.ts';

/** Values of a facet that a page is sent; a longer list is whole from the first search on. */
const MOST_VALUES = 60;

let engine: SearchEngine | undefined;

/** The engine that answers in the browser, asked at build: what a page shows first is what it answers later. */
function siteEngine(): SearchEngine {
  if (engine) return engine;
  const documents = searchDocuments(vehicles);
  const files = writeIndex(documents, indexPlan(searchSynonyms(documents, tenant.search.synonyms)));
  const read = readIndex(files.core);
  if (!read.ok) throw new Error(`the search index cannot be read back: ${read.error}`);
  engine = createEngine(read.value);
  for (const card of files.cards) engine.addCards(card);
  return engine;
}

const soldDays = soldDaysKept(tenant.stock);

function initialAnswer(filter: string, facets: readonly FacetName[]): InitialAnswer {
  const settings = tenant.listing;
  const { answer } = siteEngine().search({
    ...listingQuery({ filter, soldDays, today, settings }, settings.default_sort),
    facets,
    attributesToRetrieve: CARD_ATTRIBUTES,
  });
  const counts = Object.entries(answer.facetDistribution ?? {}).map(([name, values]) => {
    const most = Object.entries(values).sort(([, a], [, b]) => b - a);
    return [name, Object.fromEntries(most.slice(0, MOST_VALUES))] as const;
  });
  const isCut = Object.values(answer.facetDistribution ?? {}).some(
    (values) => Object.keys(values).length > MOST_VALUES,
  );
  return {
    hits: answer.hits,
    total: answer.totalHits ?? 0,
    facets: Object.fromEntries(counts),
    stats: answer.facetStats ?? {},
    isCut,
  };
}

const shownFacets = (settled: readonly FacetName[]): FacetName[] =>
  tenant.listing.facets.filter((name) => !settled.includes(name));

const facetNumbers = new WeakMap<Vehicle, number>();

/** One number for all that a listing's filters show of its cars, whatever their order: a part of its page's key. */
export function facetsKey(listing: Listing): number {
  let sum = 0;
  for (const vehicle of listing.vehicles) {
    let number = facetNumbers.get(vehicle);
    if (number === undefined) {
      number = digestNumber(tenant.listing.facets.map((name) => SEARCH_FIELDS[name].from(vehicle)));
      facetNumbers.set(vehicle, number);
    }
    sum = (sum + number) % Number.MAX_SAFE_INTEGER;
  }
  return sum;
}

/** What the search of a listing's page is told. */
export function searchIslandData(listing: Listing, refreshPath: string): SearchIslandData {
  const { filter, settled } = listingScope(listing);
  const facets = shownFacets(settled);
  const { facets: _, routes: __, refresh_path: ___, ...parts } = tenant.listing;
  const initial = initialAnswer(filter, facets);
  const slider = sliderWithin(parts.price_slider, initial.stats['price']);
  return {
    indexUid: searchIndexUid(tenant.search),
    listing: {
      path: listing.path,
      filter,
      ...(listing.parentPath !== undefined && {
        chip: { label: listing.name, parentHref: listingHref(listing.parentPath) },
      }),
    },
    facets,
    settled,
    ...(soldDays !== undefined && { soldDays }),
    settings: {
      ...parts,
      price_slider: slider,
      card: tenant.card,
      price: tenant.price,
      images: tenant.images,
    },
    refreshPath,
    similarPath: listingHref(listing.parentPath ?? ALL_PATH),
    stockNoun: tenant.site.stock_noun,
    timeZone: tenant.site.time_zone,
    today,
    initial,
  };
}
