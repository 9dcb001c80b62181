/** A part of a module: from one text, which stands in it once, up to another that stays; `put` takes its place. */
export type Cut = { from: string; until: string; put?: string };

/**
 * What InstantSearch's helper and instant-meilisearch can do and these sites never ask for: trees of categories, excluded
 * values, an order of facets from a server, figures written as text, places on a map, snippets, and an own store of answers.
 */
export const UNUSED_SEARCH_PARTS: readonly { file: string; cuts: readonly Cut[] }[] = [
  {
    file: 'algoliasearch-helper/src/SearchResults/index.js',
    cuts: [
      {
        from: '  this.hierarchicalFacets = state.hier',
        until: '  /**\n   * other facets',
        put: '  this.hierarchicalFacets = [];\n',
      },
      {
        from: '    var hierarchicalFacet = findMatchingHierarchicalFacetFromAttributeName(',
        until: '      var isFacetDisjunctive =',
        put: '    {\n',
      },
      { from: '  // Make sure we do not keep holes', until: '  // aggregate the refined' },
      {
        from: '    var hierarchicalFacet = state.getHierarchicalFacetByName(disjunctiveFacet);',
        until: '\n\n    // There should be only item',
      },
      {
        from: '      if (hierarchicalFacet) {\n        position = findIndex',
        until: '        position = disjunctiveFacetsIndices[dfacet];',
        put: '      {\n',
      },
      { from: '  // if we have some parent level values', until: '  this.facets = compact(this.facets);' },
      {
        from: '  if (results._state.isConjunctiveFacet(attribute)) {\n    var facet =',
        until: 'if (results._state.isDisjunctiveFacet(attribute)) {\n    var',
      },
      {
        from: '  } else if (results._state.isHierarchicalFacet(attribute)) {',
        until: '  return undefined;\n}',
        put: '  }\n',
      },
      {
        from: '  var options = defaultsPure(opts, {\n    sortBy: ',
        until: '};\n\n/**\n * Returns the facet stats',
        put: '  var order = formatSort(opts.sortBy);\n  return orderBy(facetValues, order[0], order[1]);\n',
      },
    ],
  },
  {
    file: 'algoliasearch-helper/src/requestBuilder.js',
    cuts: [
      { from: '    // More to get the parent levels', until: '    return queries;' },
      {
        from: '      .concat(state.disjunctiveFacets)\n      .concat(requestBuilder._getHitsHierarchicalFacetsAttributes(state))',
        until: '\n      .sort();',
        put: '      .concat(state.disjunctiveFacets)',
      },
      {
        from: '    var hierarchicalFacet = state.getHierarchicalFacetByName(facet);',
        until: '      additionalParams.facets = facet;',
        put: '    {\n',
      },
      { from: '    var facetsExcludes = state', until: '    var disjunctiveFacetsRefinements = state' },
      { from: '    var hierarchicalFacetsRefinements =', until: '    return facetFilters;' },
    ],
  },
  {
    file: 'algoliasearch-helper/src/SearchParameters/index.js',
    cuts: [
      {
        from: '  if (partialState instanceof SearchParameters) return partialState;',
        until: '};\n\n/**',
        put: '  return partialState;\n',
      },
      {
        from: '  var hierarchicalFacets = newParameters.hierarchicalFacets || [];',
        until: '  return instance;',
      },
      { from: '  var params = parameters || {};', until: '  return null;' },
    ],
  },
  {
    file: '@meilisearch/instant-meilisearch/dist/index.js',
    cuts: [
      {
        from: 'i(t, o, s), o = r(o);\n\tlet c = K(s.clientAgents), l = {',
        until: '\n\t\thost: t,',
        put: 'let l = {',
      },
      { from: '\n\t\tapiKey: o,\n\t\tclientAgents: c', until: '\n\t};\n\ts.httpClient' },
      { from: ', s.requestInit !== void 0', until: ';\n\tlet u = new e(l)' },
      { from: '\n\t\tsetMeiliSearchParams: ', until: '\n\t\tsearchClient: {' },
      // Every answer of the connection is kept there; facets without cars are not asked for.
      { from: 'let i = t.formatKey([n]), a = t.getEntry(i);', until: 'let o = (await e.multiSearch' },
      { from: 'return t.setEntry(i, o), o;', until: '\n\t} };', put: 'return o;' },
      { from: ', d = V(), f = a(u, d)', until: ', p = {}', put: ', f = a(u)' },
      {
        from: '\n\t\t\tclearCache: () => d.clearCache(),',
        until: '\n\t\t\tsearch: async',
        put: '\n\t\t\tclearCache() {},',
      },
      { from: '\n\t\t\t\t\t\tlet o = H(e);', until: ' n.push(e.pagination)' },
      { from: 'p = await U(f, r, p);', until: '\n\t\t\t\t\tlet i = await f.multiSearch' },
      { from: 'p = W(p, i), ', until: 'P(i, p, m)' },
      { from: 'M(n.keepZeroFacets, l, t, o)', until: ',\n\t\tnbPages', put: 'o' },
      {
        from: ',\n\t\t\tsearchForFacetValues: ',
        until: '\n\t\t}\n\t};\n}\n//#endregion\n//#region src/analytics',
      },
      { from: ', l = Object.assign(c, w(a))', until: ';\n\t\t\treturn t?.meili', put: ', l = c' },
      { from: 'return s = T(s), s;', until: '\n}', put: 'return s;' },
      { from: '\n\t\taddAttributesToCrop() {', until: '\n\t\taddFilters() {' },
      { from: '\n\t\taddPreTag() {', until: '\n\t\taddPagination() {' },
      { from: '\n\t\taddGeoSearchFilter() {', until: '\n\t\taddMatchingStrategy() {' },
      { from: '\n\t\taddShowRankingScore() {', until: '\n\t};\n}\nfunction y(e)' },
      { from: 't.addAttributesToCrop(), ', until: 't.addFilters()' },
      { from: 't.addPreTag(), ', until: 't.addPagination()' },
      { from: 't.addGeoSearchFilter(), ', until: 't.addMatchingStrategy()' },
      { from: 't.addShowRankingScore(), ', until: 't.getParams()' },
    ],
  },
];
