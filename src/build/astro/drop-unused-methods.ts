/** A file of the search's helper, the start of a method in it, the end of one, and the methods that the island uses. */
type Trimmed = { file: RegExp; method: RegExp; kept: ReadonlySet<string> };

const words = (text: string): ReadonlySet<string> => new Set(text.match(/\w+/g));

/**
 * InstantSearch calls these methods of its helper, and they call each other; the others are for those who use the helper by
 * itself. Classes of CommonJS cannot be shaken, so the others are cut out of the source (docs/decisions/0023).
 */
const TRIMMED: readonly Trimmed[] = [
  {
    file: /algoliasearch-helper\/src\/algoliasearch\.helper\.js$/,
    method: /^AlgoliaSearchHelper\.prototype\.(\w+) =\s*(?:function[\s\S]*?^\};|[^;{]*;)\n/gm,
    kept: words(`search searchOnlyWithDerivedHelpers setState overrideStateWithoutTriggeringChangeEvent setPage setIndex
      _search _dispatchAlgoliaResponse _dispatchAlgoliaError _change clearCache setClient getClient derive
      detachDerivedHelper hasPendingRequests`),
  },
  {
    file: /algoliasearch-helper\/src\/SearchParameters\/index\.js$/,
    method: /^ {2}(\w+): function[\s\S]*?^ {2}\},\n/gm,
    kept: words(`setQueryParameters setQueryParameter setIndex setPage addFacet addDisjunctiveFacet addTagRefinement
      isTagRefined resetPage getRefinedDisjunctiveFacets getRefinedHierarchicalFacets getQueryParams
      getHierarchicalFacetByName isDisjunctiveFacet isHierarchicalFacet isConjunctiveFacet isDisjunctiveFacetRefined`),
  },
  {
    file: /algoliasearch-helper\/src\/SearchParameters\/RefinementList\.js$/,
    method: /^ {2}(\w+): function[\s\S]*?^ {2}\},\n/gm,
    kept: words('isRefined'),
  },
  {
    file: /algoliasearch-helper\/src\/RecommendParameters\/index\.js$/,
    method: /^ {2}(\w+): function[\s\S]*?^ {2}\},\n/gm,
    kept: words(''),
  },
  {
    file: /algoliasearch-helper\/src\/SearchResults\/index\.js$/,
    method: /^SearchResults\.prototype\.(\w+) = function[\s\S]*?^\};\n/gm,
    kept: words('getFacetValues'),
  },
  {
    file: /algoliasearch-helper\/src\/requestBuilder\.js$/,
    method: /^ {2}(\w+): function[\s\S]*?^ {2}\},\n/gm,
    kept: words(
      '_getQueries _getHitsSearchParams _getDisjunctiveFacetSearchParams _getNumericFilters _getTagFilters _getFacetFilters',
    ),
  },
  {
    file: /instantsearch\.js\/es\/lib\/InstantSearch\.js$/,
    method: /^ {8}\{\n {12}key: "(\w+)",[\s\S]*?^ {8}\},?\n/gm,
    kept: words(
      '_isSearchStalled use addWidgets removeWidgets start dispose scheduleStalledRender setUiState getUiState refresh',
    ),
  },
];

/**
 * A module of the bundle without the methods of it that these sites never call; any other as it is. Throws when the package
 * has changed so that a method to keep is not found, or nothing is left out.
 */
export function withoutUnusedMethods(code: string, id: string): string {
  const trimmed = TRIMMED.find(({ file }) => file.test(id));
  if (!trimmed) return code;
  const found = new Set([...code.matchAll(trimmed.method)].map(([, name = '']) => name));
  const missing = [...trimmed.kept].filter((name) => !found.has(name));
  if (missing.length > 0 || found.size === trimmed.kept.size)
    throw new Error(
      `${id} is not as src/build/astro/drop-unused-methods.ts expects it: ${missing.join(', ')}`,
    );
  return code.replace(trimmed.method, (method, name: string) => (trimmed.kept.has(name) ? method : ''));
}

/** The Vite plugin that leaves them out. */
export const dropUnusedMethods = {
  name: 'drop-unused-methods',
  transform: (code: string, id: string) => ({
    code: withoutUnusedMethods(code, id.split('?')[0] ?? id),
    map: null,
  }),
};
