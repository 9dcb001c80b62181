import { bodyWords } from '../vehicle/body-name.ts';
import type { ShownFacet } from './facet.ts';
import { makeAndModel, makeOf, MODEL_SEPARATOR, modelOf } from './make-models.ts';
import { type SearchState, tidyState } from './search-state.ts';

/** What two spellings of one value have in common: small letters, and today's words for a body. */
const foldSpelling = (value: string): string => bodyWords(value).toLowerCase();

/**
 * A state whose values are spelled as the list's own, where those differ in capitals or in words that a body had before: an address may
 * say 'make=aldera' or 'body=Learner Approved', and the search finds the same for it (spec S2), as do kept searches. `values` are the list's values by facet;
 * `facets` know values that had another name. A model alone is of those of the chosen makes that have it, else of any that has.
 */
export function withKnownSpellings(
  state: SearchState,
  values: Readonly<Record<string, Readonly<Record<string, number>>>>,
  facets: readonly Pick<ShownFacet, 'name' | 'former' | 'field'>[] = [],
): SearchState {
  const formerOf = new Map(facets.map(({ name, former }) => [name, former]));
  const spell = (name: string, asked: string): string => {
    const known = values[name] ?? {};
    const former = formerOf.get(name) ?? {};
    if (Object.hasOwn(former, asked)) return former[asked] ?? asked;
    if (Object.hasOwn(known, asked)) return asked;
    const folded = foldSpelling(asked);
    return Object.keys(known).find((value) => foldSpelling(value) === folded) ?? asked;
  };
  const { menu = {}, refinementList = {} } = state;
  const makes = (refinementList['make'] ?? []).map((make) => spell('make', make));
  const spellModel = (field: string, asked: string): string[] => {
    const [make, model] = makeAndModel(asked) ?? [];
    if (make !== undefined) return [spell(field, `${spell('make', make)}${MODEL_SEPARATOR}${model}`)];
    const named = Object.keys(values[field] ?? {}).filter(
      (value) => foldSpelling(modelOf(value)) === foldSpelling(asked),
    );
    const own = named.filter((value) => makes.includes(makeOf(value) ?? ''));
    return [own, named, [asked]].find((found) => found.length > 0) ?? [];
  };
  const fields = new Map(facets.map(({ name, field }) => [name, field]));
  const spellAll = (name: string, asked: readonly string[]): string[] => {
    const field = fields.get(name);
    return asked.flatMap((value) => (field ? spellModel(field, value) : spell(name, value)));
  };
  return tidyState({
    ...state,
    menu: Object.fromEntries(Object.entries(menu).map(([name, asked]) => [name, spell(name, asked)])),
    refinementList: Object.fromEntries(
      Object.entries(refinementList).map(([name, asked]) => [name, [...new Set(spellAll(name, asked))]]),
    ),
  });
}
