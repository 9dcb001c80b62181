import type { Connector, IndexUiState, InstantSearch, RenderOptions } from 'instantsearch.js';
import { isRange, type ShownFacet } from '../../../domain/search/facet.ts';
import { readRange } from '../../../domain/search/range.ts';
import { dueFacets } from './due-facets.ts';

type SearchResults = NonNullable<RenderOptions['results']>;
type SearchParameters = RenderOptions['state'];
export type FacetItem = { value: string; count: number };

/** What the widget of the whole search gives the parts of the island. */
export type SearchAnswers = {
  /** Values of each facet with their counts, commonest first. */
  items: Record<string, FacetItem[]>;
  /** Whether the answer is to what is asked now; an earlier one stays shown until then (spec S13). */
  isCurrent: boolean;
  /** Whether it is of a page behind the last one, as in an address that was kept while cars were sold. */
  isPastEnd: boolean;
};

type Params = {
  facets: readonly ShownFacet[];
  settled: readonly string[];
  /** The index in the tenant's own order. */
  index: string;
  hitsPerPage: number;
  /** What every answer must pass. */
  filters: string;
};

type Description = {
  $$type: 'forecourt.searchState';
  renderState: SearchAnswers;
  indexUiState: IndexUiState;
  indexRenderState: { searchState: SearchAnswers & { widgetParams: Params } };
};

const BY_COUNT = { sortBy: ['count:desc', 'name:asc'] };

/**
 * One widget for everything that is asked of a list (spec S2: query, page, menu, refinementList, range, sortBy). The
 * library's own connectors would be 10 KB of every search page, check ranges against the present answer and register
 * one by one, each time with a search.
 */
export const connectSearchState: Connector<Description, Params> =
  (renderFunction, unmountFunction = () => {}) =>
  (widgetParams) => {
    const { facets, settled, index, hitsPerPage, filters } = widgetParams;
    const answers = (
      results: SearchResults | null,
      state: SearchParameters,
      status: InstantSearch['status'],
    ): SearchAnswers => {
      const items: SearchAnswers['items'] = {};
      for (const facet of facets) {
        const { name } = facet;
        if (!results || isRange(facet) || !state.disjunctiveFacets.includes(name)) continue;
        items[name] = valuesOf(results, name);
      }
      return {
        items,
        // The library writes the present question into an earlier answer: its state does not tell whose answer it is.
        isCurrent: results !== null && status === 'idle',
        isPastEnd: results !== null && results.nbPages > 0 && results.page >= results.nbPages,
      };
    };
    return {
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
        return { ...answers(results, state, instantSearchInstance.status), widgetParams };
      },
      getWidgetUiState(uiState, { searchParameters }) {
        return { ...uiState, ...toIndexUiState(searchParameters, facets, index) };
      },
      getWidgetSearchParameters(parameters, { uiState }) {
        const due = dueFacets(facets, settled, uiState);
        const lists = due.filter((facet) => !isRange(facet));
        const chosen = (name: string): string[] =>
          uiState.menu?.[name] ? [uiState.menu[name]] : (uiState.refinementList?.[name] ?? []);
        const ranges = due.flatMap(({ name }) => {
          const { min, max } = readRange(uiState.range?.[name] ?? '') ?? {};
          if (min === undefined && max === undefined) return [];
          return [
            [
              name,
              { ...(min !== undefined && { '>=': [min] }), ...(max !== undefined && { '<=': [max] }) },
            ] as const,
          ];
        });
        return parameters.setQueryParameters({
          index: uiState.sortBy ?? index,
          hitsPerPage,
          filters,
          query: uiState.query ?? '',
          page: (uiState.page ?? 1) - 1,
          disjunctiveFacets: due.map(({ name }) => name),
          disjunctiveFacetsRefinements: Object.fromEntries(lists.map(({ name }) => [name, chosen(name)])),
          numericRefinements: Object.fromEntries(ranges),
        });
      },
    };
  };

function valuesOf(results: SearchResults, name: string): FacetItem[] {
  const values = results.getFacetValues(name, BY_COUNT);
  return Array.isArray(values) ? values.map(({ name: value, count }) => ({ value, count })) : [];
}

function toIndexUiState(state: SearchParameters, facets: readonly ShownFacet[], index: string): IndexUiState {
  const uiState: Required<Pick<IndexUiState, 'menu' | 'refinementList' | 'range'>> & IndexUiState = {
    menu: {},
    refinementList: {},
    range: {},
  };
  if (state.query) uiState.query = state.query;
  if (state.page) uiState.page = state.page + 1;
  if (state.index !== index) uiState.sortBy = state.index;
  for (const { name, widget } of facets) {
    const [first, ...others] = state.disjunctiveFacetsRefinements[name] ?? [];
    const { '>=': min = [], '<=': max = [] } = state.numericRefinements[name] ?? {};
    if (min.length || max.length) uiState.range[name] = `${min.join('')}:${max.join('')}`;
    if (first === undefined) continue;
    if (widget === 'menu') uiState.menu[name] = first;
    else uiState.refinementList[name] = [first, ...others];
  }
  return uiState;
}
