import type { Sort } from './orders.ts';

/**
 * What a shopper asked of a list (spec S2), in the very shape in which InstantSearch keeps the state of an index. What is
 * empty or as usual is left out, so that one state has one form.
 */
export type SearchState = {
  query?: string;
  /** 1-based; absent on the first page. */
  page?: number;
  /** Absent for the tenant's default order. */
  sortBy?: Sort;
  /** One value by facet. */
  menu?: Record<string, string>;
  /** Several values by facet. */
  refinementList?: Record<string, string[]>;
  /** Figures by facet, as `readRange` reads them: '5000:20000', ':20000'. */
  range?: Record<string, string>;
  /** The place that distances are measured from, by its name. */
  near?: string;
  /** Kilometres about that place; absent for any. */
  within?: number;
};

/** A state with what is empty left out. */
export function tidyState(state: {
  [Part in keyof SearchState]?: SearchState[Part] | undefined;
}): SearchState {
  const { query, page = 1, sortBy, near, within } = state;
  const menu = given(state.menu);
  const refinementList = given(state.refinementList);
  const range = given(state.range);
  return {
    ...(query && { query }),
    ...(page > 1 && { page }),
    ...(sortBy && { sortBy }),
    ...(menu && { menu }),
    ...(refinementList && { refinementList }),
    ...(range && { range }),
    ...(near && { near, ...(within && { within }) }),
  };
}

/** Values that are not empty; undefined when there is none. */
function given<Value extends string | string[]>(
  values: Record<string, Value> | undefined,
): Record<string, Value> | undefined {
  const entries = Object.entries(values ?? {}).filter(([, value]) => value.length > 0);
  return entries.length ? Object.fromEntries(entries) : undefined;
}
