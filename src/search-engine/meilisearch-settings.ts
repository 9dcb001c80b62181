import type { IndexPlan } from './write-index.ts';

/** Settings of a Meilisearch index, in the server's names. */
export interface MeilisearchSettings {
  filterableAttributes: string[];
  sortableAttributes: string[];
  searchableAttributes: string[];
  rankingRules: string[];
  typoTolerance: { disableOnAttributes: string[] };
  synonyms: Record<string, string[]>;
  pagination: { maxTotalHits: number };
  faceting: { maxValuesPerFacet: number; sortFacetValuesBy: Record<string, 'count'> };
}

/** The server's default; fewer documents than this are never cut off anyway. */
const MIN_TOTAL_HITS = 1000;

/**
 * The settings that make a Meilisearch index answer like the embedded one (spec S16): the same fields, `sort` first so
 * that price-ascending stays so
 * when text is typed, the order without a sort last, and totals and facets that are not cut off for so many documents.
 */
export function meilisearchSettings(plan: IndexPlan, documents: number): MeilisearchSettings {
  const { fields, defaultSort, synonyms, maxValuesPerFacet } = plan;
  const named = (has: (field: (typeof fields)[number]) => unknown): string[] =>
    fields.filter(has).map((field) => field.name);
  return {
    filterableAttributes: named((field) => field.filterable || field.kind === 'point'),
    sortableAttributes: named((field) => field.sortable || field.kind === 'point'),
    searchableAttributes: fields
      .filter((field) => field.searchable !== undefined)
      .sort((a, b) => a.searchable! - b.searchable!)
      .map((field) => field.name),
    rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness', ...defaultSort],
    typoTolerance: { disableOnAttributes: named((field) => field.searchable && field.store !== 'core') },
    synonyms: Object.fromEntries(Object.entries(synonyms).map(([phrase, others]) => [phrase, [...others]])),
    pagination: { maxTotalHits: Math.max(documents, MIN_TOTAL_HITS) },
    faceting: { maxValuesPerFacet: maxValuesPerFacet, sortFacetValuesBy: { '*': 'count' } },
  };
}
