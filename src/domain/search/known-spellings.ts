import { type SearchState, tidyState } from './search-state.ts';

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
  const { menu = {}, refinementList = {} } = state;
  return tidyState({
    ...state,
    menu: Object.fromEntries(Object.entries(menu).map(([name, asked]) => [name, spell(name, asked)])),
    refinementList: Object.fromEntries(
      Object.entries(refinementList).map(([name, asked]) => [
        name,
        [...new Set(asked.map((value) => spell(name, value)))],
      ]),
    ),
  });
}
