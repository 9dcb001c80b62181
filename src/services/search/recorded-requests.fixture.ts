const FACETS = [
  'body',
  'car_type',
  'colour',
  'fuel',
  'km',
  'make',
  'model',
  'price',
  'state',
  'transmission',
  'year',
];
const SHAPE = {
  indexUid: 'vehicles',
  attributesToRetrieve: ['id', 'path', 'make', 'model', 'price', 'km'],
  attributesToHighlight: [],
  matchingStrategy: 'all',
};
const STOCK = '(available = 1 OR sold_date_timestamp >= 1763164800)';
const MAKE = ['"make"="Birch"'];
const MODEL = ['"model"="Alpha"'];
const STATES = ['"state"="NSW"', '"state"="VIC"'];
const BODY = ['"body"="Ute / Tray"'];

/** What is asked of a list, and what its refined facets are asked for without themselves. */
const main = (asked: object): object => ({
  ...SHAPE,
  q: '',
  facets: FACETS,
  hitsPerPage: 21,
  page: 1,
  ...asked,
});
const facet = (name: string, filter: unknown[], q = ''): object => ({
  ...SHAPE,
  q,
  facets: [name],
  filter,
  hitsPerPage: 0,
  page: 1,
});

/**
 * Bodies of requests as InstantSearch sends them through instant-meilisearch (recorded with its widgets, spec S16): a
 * main query, and one more for each refined facet. For tests of the ways an engine is reached.
 */
export const RECORDED_REQUESTS: Readonly<Record<string, { path: string; body: object }>> = {
  mount: { path: '/multi-search', body: { queries: [main({ filter: [STOCK] })] } },
  letter: { path: '/multi-search', body: { queries: [main({ q: 'b', filter: [STOCK] })] } },
  typo: { path: '/multi-search', body: { queries: [main({ q: 'brich alhpa', filter: [STOCK] })] } },
  make: {
    path: '/multi-search',
    body: { queries: [main({ filter: [STOCK, MAKE] }), facet('make', [STOCK])] },
  },
  'make and model': {
    path: '/multi-search',
    body: {
      queries: [
        main({ filter: [STOCK, MODEL, MAKE] }),
        facet('model', [STOCK, MAKE]),
        facet('make', [STOCK, MODEL]),
      ],
    },
  },
  'two states, body and price': {
    path: '/multi-search',
    body: {
      queries: [
        main({ filter: [STOCK, '"price">=20000', '"price"<=50000', BODY, STATES] }),
        facet('price', [STOCK, BODY, STATES]),
        facet('body', [STOCK, '"price">=20000', '"price"<=50000', STATES]),
        facet('state', [STOCK, '"price">=20000', '"price"<=50000', BODY]),
      ],
    },
  },
  'cheapest first, second page': {
    path: '/multi-search',
    body: { queries: [main({ sort: ['available:desc', 'price:asc'], page: 2 })] },
  },
  // A range that was taken back leaves its facet asked for apart, to the end of the visit.
  'clear all': {
    path: '/multi-search',
    body: { queries: [main({ filter: [STOCK] }), facet('price', [STOCK])] },
  },
  'search in a facet': {
    path: '/indexes/vehicles/facet-search',
    body: { q: '', facetName: 'make', facetQuery: 'bir' },
  },
  'curated list': {
    path: '/multi-search',
    body: { queries: [{ indexUid: 'vehicles', filter: 'make = "Birch"', limit: 10 }] },
  },
};
