import { expect, test } from 'vitest';
import { meilisearchSettings } from '../../search-engine/meilisearch-settings.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import { FinanceSettings } from '../finance/finance-settings.ts';
import { weeklyList } from '../finance/weekly-list.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { activeFilters } from './active-filters.ts';
import { indexPlan } from './index-plan.ts';
import { ListingSettings } from './listing-settings.ts';
import { SEARCH_FIELDS } from './search-fields.ts';
import { searchDocuments } from './search-documents.ts';
import { readSearchState, writeSearchState } from './search-url.ts';
import { shownFacets } from './shown-facets.ts';
import { stateFilter } from './state-filter.ts';
import { stockEngine } from './stock-engine.ts';
import { withWeekly } from './weekly-card.ts';
import { facetsWith, offeredBudgets, searchFieldsWith, WEEKLY_FACET } from './weekly-facet.ts';

const WEEKLY = weeklyList(
  FinanceSettings.parse({
    advertise: { credit_provider: 'Headland Credit Pty Ltd', licence: '512345' },
    weekly_in_lists: true,
  }),
);
const FIELDS = searchFieldsWith(WEEKLY);
const FACETS = shownFacets([WEEKLY_FACET], ListingSettings.parse({}), FIELDS);

// Each at 6.29% over 5 years with fees of 1,294.34: 25,990 is 123 a week, 43,000 is 199, 43,400 is 201.
const CARS = [
  exampleVehicle({ id: 'cheap', price: 5000 }),
  exampleVehicle({ id: 'middle', price: 25_990 }),
  exampleVehicle({ id: 'below', price: 43_000 }),
  exampleVehicle({ id: 'above', price: 43_400 }),
  exampleVehicle({ id: 'reserved', price: 25_990, reserved: true }),
  exampleVehicle({ id: 'sold', price: 25_990, sold: true }),
];
const documents = searchDocuments(CARS, [], undefined, FIELDS);
const engine = stockEngine(documents, {}, FIELDS);

const found = (address: string): string[] => {
  const state = readSearchState(new URLSearchParams(address), FACETS, 'default');
  const filter = stateFilter(state, FACETS);
  return engine
    .search({ filter, limit: 9, attributesToRetrieve: ['id'] })
    .answer.hits.map(({ id }) => String(id))
    .sort();
};

test.each([
  ['weekly_price_range=25', []],
  ['weekly_price_range=50', ['cheap']],
  ['weekly_price_range=125', ['cheap', 'middle']],
  ['weekly_price_range=200', ['below', 'cheap', 'middle']],
  ['weekly_price_range=225', ['above', 'below', 'cheap', 'middle']],
  ['weekly_price_range=10000', ['above', 'below', 'cheap', 'middle']],
] as const)('S3 %s keeps the cars whose page says at most that a week: %o', (address, ids) => {
  expect(found(address)).toEqual(ids);
});

test.each(['180', '0', '-25', '1e3', '10025', '$150 - $200', '"] OR id = "sold'])(
  'S2 an address with %s for a weekly budget is passed over',
  (value) => {
    const parameters = new URLSearchParams({ [WEEKLY_FACET]: value });
    expect(readSearchState(parameters, FACETS, 'default')).toEqual({});
  },
);

test('S2 a weekly budget is in the address as it was chosen, and its chip says it in words', () => {
  const state = readSearchState(new URLSearchParams('weekly_price_range=200'), FACETS, 'default');
  expect(writeSearchState(state, new URLSearchParams(), FACETS).toString()).toBe('weekly_price_range=200');
  expect(activeFilters(state, FACETS).map(({ label }) => label)).toEqual(['Up to $200 a week']);
});

test('S3 cars are counted in bands, those without a weekly figure in none; an answer says the figure', () => {
  const { answer } = engine.search({
    facets: [WEEKLY_FACET, 'weekly_repayment'],
    sort: ['weekly_repayment:desc'],
    attributesToRetrieve: ['id', 'weekly_repayment'],
  });
  expect(answer.facetDistribution?.[WEEKLY_FACET]).toEqual({ 50: 1, 125: 1, 200: 1, 225: 1 });
  expect(answer.facetStats?.['weekly_repayment']).toEqual({ min: 29, max: 201 });
  expect(answer.hits[0]).toMatchObject({ id: 'above', weekly_repayment: 201 });
});

test('S3 weekly figures that follow from prices take no room in the index, however many cars there are', () => {
  const bytes = (vehicles: typeof CARS, fields: typeof FIELDS): number =>
    writeIndex(searchDocuments(vehicles, [], undefined, fields), indexPlan({}, fields)).core.length;
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => exampleVehicle({ id: `v${at}`, price: 20_000 + at }));
  const grown = (fields: typeof FIELDS): number => bytes(many(400), fields) - bytes(many(200), fields);
  expect(grown(SEARCH_FIELDS)).toBeGreaterThan(0);
  expect(grown(FIELDS)).toBe(grown(SEARCH_FIELDS));
});

test('S16 a server filters by the same two fields, and a dealer without weekly figures has the usual table', () => {
  const { filterableAttributes } = meilisearchSettings(indexPlan({}, FIELDS), 1);
  expect(filterableAttributes).toEqual(expect.arrayContaining([WEEKLY_FACET, 'weekly_repayment']));
  expect(documents.find(({ id }) => id === 'middle')).toMatchObject({
    [WEEKLY_FACET]: '125',
    weekly_repayment: 123,
  });
  expect(searchFieldsWith(undefined)).toBe(SEARCH_FIELDS);
});

test('S3 the weekly budget stands behind the price, or where the dealer named it', () => {
  expect(facetsWith(['body', 'price', 'km'], true)).toEqual(['body', 'price', WEEKLY_FACET, 'km']);
  expect(facetsWith([WEEKLY_FACET, 'price'], true)).toEqual([WEEKLY_FACET, 'price']);
  expect(facetsWith(['body'], true)).toEqual([WEEKLY_FACET, 'body']);
  expect(facetsWith(['body', 'price'], false)).toEqual(['body', 'price']);
});

test.each([
  [[], []],
  [[130], []],
  [[126, 150], []],
  [
    [110, 190],
    ['125', '150', '175'],
  ],
  [
    [100, 200],
    ['100', '125', '150', '175'],
  ],
  [
    [60, 420],
    ['100', '150', '200', '250', '300', '350', '400'],
  ],
  [
    [90, 900],
    ['100', '200', '300', '400', '500', '600', '700', '800'],
  ],
])('S3 of cars at %o a week a list offers %o', (repayments, offered) => {
  expect(offeredBudgets(repayments)).toEqual(offered);
});

test('S3 C2 a card says what its car costs a week, with the comparison rate, where the list has terms for it', () => {
  const card = { id: 'middle' };
  const terms = { before: 'Only ', behind: ' /wk*', comparison: '8.19% p.a. comparison rate' };
  expect(withWeekly(card, { weekly_repayment: 123 }, terms)).toEqual({
    id: 'middle',
    weekly: { payment: 'Only $123 /wk*', comparison: '8.19% p.a. comparison rate' },
  });
  expect(withWeekly(card, { weekly_repayment: 123 }, undefined)).toBe(card);
  for (const wrong of [undefined, '123', NaN, 0, -5])
    expect(withWeekly(card, { weekly_repayment: wrong }, terms)).toBe(card);
});
