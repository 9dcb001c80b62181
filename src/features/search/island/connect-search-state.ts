import type { Connector, InstantSearch, RenderOptions } from 'instantsearch.js';
import { fieldOf, isRange } from '../../../domain/search/facet.ts';
import type { SearchState } from '../../../domain/search/search-state.ts';
import { type AskedList, parametersOf, stateOf } from './search-parameters.ts';

type SearchResults = NonNullable<RenderOptions['results']>;
type SearchParameters = RenderOptions['state'];
export type FacetItem = { value: string; count: number };

/** What the widget of the whole search gives the parts of the island. */
export type SearchAnswers = {
  /** Values of each facet with their counts, commonest first. */
  items: Record<string, FacetItem[]>;
  /** True if the answer is to what is asked now; an earlier one stays shown until then (spec S13). */
  isCurrent: boolean;
  /** True if it is of a page behind the last one, as in an address that was kept while cars were sold. */
  isPastEnd: boolean;
};

type Description = {
  $$type: 'forecourt.searchState';
  renderState: SearchAnswers;
  indexUiState: SearchState;
  indexRenderState: { searchState: SearchAnswers & { widgetParams: AskedList } };
};

const BY_COUNT = { sortBy: ['count:desc', 'name:asc'] };

/**
 * One widget for everything that is asked of a list (spec S2: query, page, menu, refinementList, range, sortBy). The
 * library's own connectors would be 10 KB of every search page, check ranges against the present answer and register
 * one by one, each time with a search.
 */
export const connectSearchState: Connector<Description, AskedList> =
  (renderFunction, unmountFunction = () => {}) =>
  (widgetParams) => ({
    $$type: 'forecourt.searchState',
    init(options) {
      renderFunction(
        { ...this.getWidgetRenderState(options), instantSearchInstance: options.instantSearchInstance },
        true,
      );
    },
    render(options) {
      renderFunction(
        { ...this.getWidgetRenderState(options), instantSearchInstance: options.instantSearchInstance },
        false,
      );
    },
    dispose() {
      unmountFunction();
    },
    getRenderState(renderState, options) {
      return { ...renderState, searchState: this.getWidgetRenderState(options) };
    },
    getWidgetRenderState({ results = null, state, instantSearchInstance }) {
      return { ...answersOf(results, state, instantSearchInstance.status, widgetParams), widgetParams };
    },
    // The only widget: nothing of another's state is lost.
    getWidgetUiState(_, { searchParameters }) {
      return stateOf(searchParameters, widgetParams);
    },
    getWidgetSearchParameters(parameters, { uiState }) {
      return parameters.setQueryParameters(parametersOf(uiState, widgetParams));
    },
  });

function answersOf(
  results: SearchResults | null,
  state: SearchParameters,
  status: InstantSearch['status'],
  { facets }: AskedList,
): SearchAnswers {
  const items: SearchAnswers['items'] = {};
  for (const facet of facets) {
    const field = fieldOf(facet);
    const isAsked = state.disjunctiveFacets.includes(field) || state.facets?.includes(field);
    if (!results || isRange(facet) || !isAsked) continue;
    items[facet.name] = valuesOf(results, field);
  }
  return {
    items,
    // The library writes the present question into an earlier answer: its state does not tell whose answer it is.
    isCurrent: results !== null && status === 'idle',
    isPastEnd: results !== null && results.nbPages > 0 && results.page >= results.nbPages,
  };
}

function valuesOf(results: SearchResults, name: string): FacetItem[] {
  const values = results.getFacetValues(name, BY_COUNT);
  return Array.isArray(values) ? values.map(({ name: value, count }) => ({ value, count })) : [];
}
