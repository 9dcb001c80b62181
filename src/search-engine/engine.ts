import { ColumnStore } from './column-store.ts';
import { countValues, type Distribution, rangeOf } from './count-values.ts';
import type { CardPart, IndexError, Outcome } from './index-format.ts';
import { createMemo } from './memo.ts';
import { foldText } from './normalise-text.ts';
import { isNumberLike } from './number-like.ts';
import { readCardShard, type SearchIndex } from './read-index.ts';
import { type Hit, renderHit } from './render-hit.ts';
import { RequestError } from './request-error.ts';
import type { SearchQuery } from './search-query.ts';
import { createSelecting, type Selection } from './selection.ts';
import { allowedTypos, typoDistance } from './typo-distance.ts';

/** An answer in the server's names, for numbered pages or for a window. */
export interface SearchAnswer {
  hits: readonly Hit[];
  query: string;
  processingTimeMs: 0;
  facetDistribution?: Readonly<Record<string, Distribution>>;
  facetStats?: Readonly<Record<string, { min: number; max: number }>>;
  hitsPerPage?: number;
  page?: number;
  totalPages?: number;
  totalHits?: number;
  limit?: number;
  offset?: number;
  estimatedTotalHits?: number;
}

export interface FacetAnswer {
  facetHits: readonly { value: string; count: number }[];
  facetQuery: string | null;
  processingTimeMs: 0;
}

export interface SearchEngine {
  /** Answers a query (spec S14), and names the card files its hits still lack. Throws a RequestError. */
  search: (query: SearchQuery) => { answer: SearchAnswer; missingCards: readonly CardPart[] };
  /** The values of a facet that begin as a typed text does, the commonest first, as the server lists them. Throws a RequestError. */
  searchFacet: (query: SearchQuery) => FacetAnswer;
  /** The file without which nothing of a query can be answered, because it counts or filters by what that holds. */
  fileBefore: (query: SearchQuery) => CardPart | undefined;
  /**
   * Works out ahead, a part each time it is asked to go on, what first texts and orders need; `sorts` are sort expressions.
   */
  prepare: (sorts: Iterable<readonly string[]>) => Iterable<void>;
  /** Takes in a file beside the core; answers which it was. */
  addCards: (bytes: Uint8Array) => Outcome<CardPart, IndexError>;
}

/** The server's defaults. */
const DEFAULTS = { limit: 20, before: '<em>', after: '</em>' } as const;
const KEPT_COUNTS = 512;

/** An engine over a core index (spec S16): answers from memory alone, without a clock or a network. */
export function createEngine(index: SearchIndex): SearchEngine {
  const store = new ColumnStore(index);
  const { select, page, prepare } = createSelecting(store);
  const remember = createMemo<Distribution>(KEPT_COUNTS);
  const rememberRange = createMemo<{ range: ReturnType<typeof rangeOf> }>(KEPT_COUNTS);
  const { maxValuesPerFacet } = index.header;

  const count = (name: string, { key, rows }: Selection, limit: number): Distribution =>
    remember(`${name} ${limit} ${key}`, () => countValues(store.coded(name), rows, limit));

  const facets = (
    names: readonly string[],
    selection: Selection,
  ): Pick<SearchAnswer, 'facetDistribution' | 'facetStats'> => {
    const facetDistribution: Record<string, Distribution> = {};
    const facetStats: Record<string, { min: number; max: number }> = {};
    for (const name of names.includes('*') ? store.namesOf('filterable') : names) {
      const field = store.fields.get(name);
      if (!field?.filterable) {
        throw new RequestError(
          'invalid_search_facets',
          `Invalid facet distribution: ${store.refusal(name, 'filterable')}`,
        );
      }
      facetDistribution[name] = field.facet === 'range' ? {} : count(name, selection, maxValuesPerFacet);
      const integers = field.kind === 'integer' && store.integers(name);
      const range =
        integers &&
        rememberRange(`${name} ${selection.key}`, () => ({ range: rangeOf(integers, selection.rows) })).range;
      if (range) facetStats[name] = range;
    }
    return { facetDistribution, facetStats };
  };

  const search: SearchEngine['search'] = (query) => {
    const { q = '', sort = [], attributesToRetrieve = ['*'], attributesToHighlight = [] } = query;
    const selection = select(q, query.filter);
    const total = selection.rows.length;
    const isPaged = query.page !== undefined || query.hitsPerPage !== undefined;
    const { hitsPerPage = DEFAULTS.limit, page: number = 1, limit = DEFAULTS.limit, offset = 0 } = query;
    const from = isPaged ? (number - 1) * hitsPerPage : offset;
    const to = from < 0 ? from : from + (isPaged ? hitsPerPage : limit);
    const names = attributesToRetrieve.includes('*') ? [...store.fields.keys()] : attributesToRetrieve;
    const rows = page(selection, sort, from, to);
    const shape = {
      retrieved: names,
      highlighted: new Set(attributesToHighlight.includes('*') ? names : attributesToHighlight),
      text: selection.text,
      tags: {
        before: query.highlightPreTag ?? DEFAULTS.before,
        after: query.highlightPostTag ?? DEFAULTS.after,
      },
    };
    const needsCards = names.some((name) => store.fields.get(name)?.store === 'card');
    const shards = new Set(needsCards ? rows.map((row) => store.shardOf(row)) : []);
    const answer: SearchAnswer = {
      hits: rows.map((row) => renderHit(store, row, shape)),
      query: q,
      processingTimeMs: 0,
      ...(isPaged
        ? {
            hitsPerPage,
            page: number,
            totalPages: hitsPerPage && Math.ceil(total / hitsPerPage),
            totalHits: total,
          }
        : { limit, offset, estimatedTotalHits: total }),
      ...(query.facets && facets(query.facets, selection)),
    };
    const missing = new Set<CardPart>([...shards].filter((shard) => !store.cards.has(shard)));
    const { missingNumbers } = store;
    const isAsked = selection.text.words.some((word) => isNumberLike(word, store.hasNumbersApart));
    if (missingNumbers !== undefined && isAsked) missing.add(missingNumbers);
    const readings = selection.text.readings.map(({ term }) => term.words);
    if (readings.some(([word = '', next]) => next === undefined && store.lacksIdentitiesLike(word)))
      missing.add('identities');
    return { answer, missingCards: [...missing] };
  };

  const searchFacet: SearchEngine['searchFacet'] = ({ facetName, facetQuery, q = '', filter }) => {
    if (facetName === undefined)
      throw new RequestError('missing_facet_search_facet_name', 'Missing field `facetName`');
    if (!store.fields.get(facetName)?.filterable) {
      throw new RequestError('invalid_facet_search_facet_name', store.refusal(facetName, 'filterable'));
    }
    const typed = foldText(facetQuery ?? '');
    const allowed = allowedTypos(typed);
    // Figures are no words there.
    const isText = store.fields.get(facetName)!.kind !== 'integer';
    const counts = isText ? count(facetName, select(q, filter), Infinity) : {};
    const facetHits = Object.entries(counts)
      .filter(([value]) => typoDistance(typed, foldText(value), true, allowed) <= allowed)
      .sort(([a, some], [b, others]) => others - some || (a > b ? -1 : 1))
      .slice(0, maxValuesPerFacet)
      .map(([value, hits]) => ({ value, count: hits }));
    return { facetHits, facetQuery: facetQuery ?? null, processingTimeMs: 0 };
  };

  const fileBefore: SearchEngine['fileBefore'] = ({ facets: counted = [], facetName, filter }) => {
    const text = JSON.stringify(filter ?? '');
    const asks = (name: string): boolean =>
      [...counted, facetName].some((one) => one === name || one === '*') ||
      new RegExp(`(?<!\\w)${name}(?!\\w)`).test(text);
    return store.featureFields.some((name) => store.isMissing(name) && asks(name)) ? 'features' : undefined;
  };

  const addCards: SearchEngine['addCards'] = (bytes) => {
    const read = readCardShard(bytes, index);
    if (!read.ok) return read;
    return { ok: true, value: store.add(read.value) };
  };

  return { search, searchFacet, fileBefore, prepare, addCards };
}
