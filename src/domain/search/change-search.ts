import type { ShownFacet } from './facet.ts';
import { makeOf } from './make-models.ts';
import { NEAR } from './near.ts';
import { type Range, writeRange } from './range.ts';
import { type SearchState, tidyState } from './search-state.ts';

/** A facet as a choice in it changes a state: some depend on a value of another. */
export type DependentFacet = Pick<ShownFacet, 'name' | 'needs' | 'field'>;

/** A state after another choice: every change but a page leads to the first page (spec S2). */
function changed(state: SearchState, parts: Parameters<typeof tidyState>[0]): SearchState {
  return tidyState({ ...state, page: undefined, ...parts });
}

export const withQuery = (state: SearchState, query: string): SearchState => changed(state, { query });

export const withPage = (state: SearchState, page: number): SearchState => tidyState({ ...state, page });

/** In another order; undefined is the tenant's default. */
export const withSort = (state: SearchState, sortBy: SearchState['sortBy']): SearchState =>
  changed(state, { sortBy });

/** With one value of a menu; '' for any. What was chosen in facets that depend on it falls. */
export function withMenu(
  state: SearchState,
  facets: readonly DependentFacet[],
  name: string,
  value: string,
): SearchState {
  const rest = withoutFacet(state, facets, name);
  return changed(rest, { menu: { ...rest.menu, [name]: value } });
}

/**
 * With one value more, or less, of a list. What was chosen in facets that depend on it falls; models stay with their makes, and go
 * with them.
 */
export function withToggled(
  state: SearchState,
  facets: readonly DependentFacet[],
  name: string,
  value: string,
): SearchState {
  const chosen = state.refinementList?.[name] ?? [];
  const rest = withoutFacet(state, facets, name);
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  const isMore = next.length > chosen.length;
  const models = facets.flatMap(({ name: one, needs, field }) =>
    needs === name && field
      ? [[one, (state.refinementList?.[one] ?? []).filter((model) => isMore || makeOf(model) !== value)]]
      : [],
  );
  return changed(rest, {
    refinementList: { ...rest.refinementList, ...Object.fromEntries(models), [name]: next },
  });
}

/** Between other figures; without ends, of any. */
export const withRange = (state: SearchState, name: string, range: Range): SearchState =>
  changed(state, { range: { ...state.range, [name]: writeRange(range) } });

/** About another place, within so many kilometres of it; undefined for any. Who names the first place is shown the nearest first. */
export function withNear(state: SearchState, near: string, within: number | undefined): SearchState {
  const sortBy = state.near || state.sortBy ? state.sortBy : 'nearest';
  return changed(state, { near, within, sortBy });
}

/** Without what was chosen in a facet, and in those that depend on it. */
export function withoutFacet(
  state: SearchState,
  facets: readonly DependentFacet[],
  name: string,
): SearchState {
  const fallen = new Set([name, ...facets.flatMap((facet) => (facet.needs === name ? [facet.name] : []))]);
  const rest = <Value>(values: Record<string, Value> = {}): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([one]) => !fallen.has(one)));
  const { menu, refinementList, range, sortBy } = state;
  const isFar = fallen.has(NEAR);
  return changed(state, {
    ...(isFar && { near: undefined, sortBy: sortBy === 'nearest' ? undefined : sortBy }),
    menu: rest(menu),
    refinementList: rest(refinementList),
    range: rest(range),
  });
}

/** With nothing chosen but the order. */
export const withoutChoices = ({ sortBy }: SearchState): SearchState =>
  tidyState({ sortBy: sortBy === 'nearest' ? undefined : sortBy });
