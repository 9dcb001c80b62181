import { facetWord, isRange, rangeWords, type ShownFacet } from './facet.ts';
import { makeOf, MODEL_SEPARATOR, modelOf } from './make-models.ts';
import { NEAR, nearOf, nearWords } from './near.ts';
import type { QueryChip } from './query-reader/query-chips.ts';
import { readRange } from './range.ts';
import type { SearchState } from './search-state.ts';

/** One choice of the shopper, as its chip says it; `facet` is the name of one, or 'query', whose `value` is the text without it. */
export type ActiveFilter = {
  key: string;
  facet: string;
  value?: string;
  label: string;
  /** True if it is of words that were set aside, and narrows nothing. */
  isAside?: true;
};

/**
 * Every choice of a state, in the order of the facets; the typed text comes first, piece by piece where it was read. A place that is
 * not known says so.
 */
export function activeFilters(
  state: SearchState,
  facets: readonly ShownFacet[],
  pieces: readonly QueryChip[] = [],
  isUnknownPlace = false,
): ActiveFilter[] {
  const whole: QueryChip[] = state.query ? [{ label: `“${state.query}”`, without: '' }] : [];
  const query = (state.query && pieces.length ? pieces : whole).map(({ label, without, isAside }, at) => ({
    key: `query ${at} ${label}`,
    facet: 'query',
    value: without,
    label,
    ...(isAside && { isAside }),
  }));
  return [...query, ...facets.flatMap((facet) => ofFacet(state, facet, isUnknownPlace))];
}

function ofFacet(state: SearchState, facet: ShownFacet, isUnknownPlace: boolean): ActiveFilter[] {
  const { name, label, chipHasLabel } = facet;
  if (name === NEAR) {
    const near = nearOf(state);
    return near ? [{ key: name, facet: name, label: nearWords(near, isUnknownPlace) }] : [];
  }
  if (isRange(facet)) {
    const range = readRange(state.range?.[name] ?? '');
    if (!range) return [];
    const words = rangeWords(facet, range);
    return [{ key: name, facet: name, label: chipHasLabel ? `${label}: ${words}` : words }];
  }
  const menu = state.menu?.[name];
  const values = menu ? [menu] : (state.refinementList?.[name] ?? []);
  const makes = new Set([...(state.refinementList?.['make'] ?? []), ...values.map(makeOf)]);
  const sayOf = (value: string): string => {
    // Beside models of other makes a model says its own.
    if (facet.field && makes.size > 1) return value.replace(MODEL_SEPARATOR, ' ');
    return valueLabel(facet, facet.field ? modelOf(value) : value);
  };
  return values.map((value) => ({ key: `${name} ${value}`, facet: name, value, label: sayOf(value) }));
}

/** A number alone says nothing. */
const valueLabel = (facet: ShownFacet, value: string): string =>
  /^\d+$/.test(value) && !facet.step ? `${facet.label}: ${value}` : facetWord(facet, value);
