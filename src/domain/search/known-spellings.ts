import type { FacetName } from './facets.ts';
import type { SearchState } from './search-url.ts';

/**
 * A state whose values are spelled as the list's own, where those differ in capitals alone: an address may say
 * 'make=aldera', and the search finds the same for it (spec S2). `values` are the list's values by facet.
 */
export function withKnownSpellings(
  state: SearchState,
  values: Readonly<Record<string, Readonly<Record<string, number>>>>,
): SearchState {
  const spell = (name: string, asked: string): string => {
    const known = values[name] ?? {};
    if (Object.hasOwn(known, asked)) return asked;
    const folded = asked.toLowerCase();
    return Object.keys(known).find((value) => value.toLowerCase() === folded) ?? asked;
  };
  const menu = Object.entries(state.menu).map(([name, value]) => [name, spell(name, value)]);
  const lists = Object.entries(state.refinementList).map(([name, asked]) => [
    name,
    [...new Set(asked.map((value) => spell(name, value)))],
  ]);
  return {
    ...state,
    menu: Object.fromEntries(menu) as { [Name in FacetName]?: string },
    refinementList: Object.fromEntries(lists) as { [Name in FacetName]?: string[] },
  };
}
