import { type FacetName, facetOf, facetWord, isRange, rangeWords } from '../../../domain/search/facets.ts';
import type { SearchState } from '../../../domain/search/search-url.ts';

/** One choice of the shopper, as its chip says it. */
export type ActiveFilter = { key: string; facet: FacetName | 'query'; value?: string; label: string };

/** Every choice of a state, in the order of the facets; the typed text comes first. */
export function activeFilters(state: SearchState, facets: readonly FacetName[]): ActiveFilter[] {
  const query: ActiveFilter[] = state.query
    ? [{ key: 'query', facet: 'query', label: `“${state.query}”` }]
    : [];
  return [...query, ...facets.flatMap((name) => ofFacet(state, name))];
}

function ofFacet(state: SearchState, facet: FacetName): ActiveFilter[] {
  const range = state.range[facet];
  if (isRange(facet)) return range ? [{ key: facet, facet, label: rangeLabel(facet, range) }] : [];
  const menu = state.menu[facet];
  const values = menu ? [menu] : (state.refinementList[facet] ?? []);
  return values.map((value) => ({ key: `${facet} ${value}`, facet, value, label: valueLabel(facet, value) }));
}

/** Ranges of years and kilometres speak for themselves; a number alone does not. */
const rangeLabel = (facet: FacetName, range: { min?: number; max?: number }): string =>
  facet === 'year' || facet === 'km' || facet === 'price'
    ? rangeWords(facet, range)
    : `${facetOf(facet).label}: ${rangeWords(facet, range)}`;

const valueLabel = (facet: FacetName, value: string): string =>
  /^\d+$/.test(value) ? `${facetOf(facet).label}: ${value}` : facetWord(facet, value);
