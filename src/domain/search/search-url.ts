import { readFigure } from '../text/typed-figure.ts';
import { isRange, type ShownFacet } from './facet.ts';
import { isSort, type Sort } from './orders.ts';
import { type Range, readRange, writeRange } from './range.ts';

/** What a shopper asked of a list (spec S2); what is empty or as usual is left out. */
export type SearchState = {
  query?: string;
  /** 1-based; absent on the first page. */
  page?: number;
  /** Absent for the tenant's default order. */
  sortBy?: Sort;
  menu: Record<string, string>;
  refinementList: Record<string, string[]>;
  range: Record<string, Range>;
};

/** A facet as its parameter is read and written: by its name, and by how much of it can be chosen. */
export type FacetParameter = Pick<ShownFacet, 'name' | 'widget'>;

/** The parameters that choose what of an answer is shown; every other one narrows the list. */
export const VIEW_PARAMETERS = ['page', 'sortBy'] as const;

/** The longest text that is searched for; what follows tells a search nothing. */
const LONGEST_QUERY = 256;
const LAST_PAGE = 10_000;
const MOST_VALUES = 50;

/** The names of the parameters that narrow a list with these facets. */
export function filterParameters(facets: readonly { name: string }[]): string[] {
  return ['query', ...facets.map(({ name }) => name)];
}

/** The names of all parameters that a list with these facets understands. */
function searchParameters(facets: readonly { name: string }[]): string[] {
  return [...filterParameters(facets), ...VIEW_PARAMETERS];
}

/**
 * Reads an address (spec S2): `?query=…&page=2&sortBy=price-asc&make=…&body=…&body=…&price=5000:20000`. What it does
 * not understand is passed over; nothing is thrown.
 */
export function readSearchState(
  parameters: URLSearchParams,
  facets: readonly FacetParameter[],
  defaultSort: Sort,
): SearchState {
  const state: SearchState = { menu: {}, refinementList: {}, range: {} };
  const query = cleanQuery(parameters.get('query') ?? '');
  if (query) state.query = query;
  const page = Number(parameters.get('page'));
  if (Number.isInteger(page) && page > 1 && page <= LAST_PAGE) state.page = page;
  const sort = parameters.get('sortBy') ?? '';
  if (isSort(sort) && sort !== defaultSort) state.sortBy = sort;
  for (const facet of facets) {
    const { name, widget } = facet;
    const values = parameters.getAll(name).filter((value) => value !== '');
    const [first] = values;
    if (first === undefined) continue;
    if (isRange(facet)) {
      const range = readRange(first);
      if (range) state.range[name] = range;
    } else if (widget === 'menu') state.menu[name] = first;
    else state.refinementList[name] = [...new Set(values)].slice(0, MOST_VALUES);
  }
  return state;
}

/** Writes a state into an address that keeps the parameters the list does not know (spec S2). */
export function writeSearchState(
  state: SearchState,
  previous: URLSearchParams,
  facets: readonly FacetParameter[],
): URLSearchParams {
  const parameters = new URLSearchParams(previous);
  for (const name of searchParameters(facets)) parameters.delete(name);
  if (state.query) parameters.set('query', state.query);
  for (const { name } of facets) {
    const value = state.menu[name];
    if (value) parameters.set(name, value);
    for (const one of state.refinementList[name] ?? []) parameters.append(name, one);
    const range = writeRange(state.range[name] ?? {});
    if (range) parameters.set(name, range);
  }
  if (state.sortBy) parameters.set('sortBy', state.sortBy);
  if (state.page && state.page > 1) parameters.set('page', String(state.page));
  return parameters;
}

/** A typed text as it is searched for: control characters are spaces, and no more of it than tells something. */
export function cleanQuery(text: string): string {
  return text
    .slice(0, LONGEST_QUERY)
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim();
}

/** The end of a range as it was typed (spec S8), to the nearest whole number; undefined for what is no figure or below 0. */
export function readLimit(text: string): number | undefined {
  const figure = readFigure(text);
  return figure === undefined || figure < 0 ? undefined : Math.round(figure);
}
