import { expect, test } from 'vitest';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { exampleSite, type ExampleSite } from './example-site.fixture.ts';

const vehicles = [
  ...Array.from({ length: 8 }, (_, at) => exampleVehicle({ id: `v${at}`, price: 20_000 + at * 3000 })),
  exampleVehicle({ id: 'kept', price: 20_000, reserved: true }),
];
const finance = {
  advertise: { credit_provider: 'Headland Credit Pty Ltd', licence: '512345' },
  weekly_in_lists: true,
};
const sale = (changes: NonNullable<ExampleSite['tenant']> = {}) =>
  exampleSite({ vehicles, tenant: { listing: { page_size: 4 }, finance, ...changes } });

function firstOf(site: ReturnType<typeof sale>) {
  const { pages, plan } = site.listings;
  const page = pages().find(({ listing }) => listing.path === 'used-cars') ?? expect.fail('no used cars');
  return { ...plan(page.listing), key: page.key };
}

test('S3 a list hands its island the weekly figures of its cars, its budgets, and the comparison rate', () => {
  const { search } = firstOf(sale());
  expect(search.weekly).toMatchObject({
    before: 'Only ',
    behind: ' /wk*',
    comparison: '8.19% p.a. comparison rate',
  });
  expect(search.weekly?.terms).toMatch(/^Example: \$30,000 price/);
  const weekly = search.facets.find(({ name }) => name === 'weekly_price_range');
  // From 96 to 191 a week: $100 keeps some, $175 leaves some out.
  expect(weekly).toMatchObject({ label: 'Weekly budget', step: 25, order: ['100', '125', '150', '175'] });
  for (const hit of search.initial.hits)
    expect(hit['weekly_repayment']).toEqual(hit['id'] === 'kept' ? undefined : expect.any(Number));
});

test('S3 cards of later pages say the same figures, and their page its terms; a reserved car has none', () => {
  const { pages, plan } = sale().laterListings;
  const plans = pages()
    .filter(({ part }) => part.listing.path === 'used-cars')
    .map(({ part }) => plan(part));
  const cards = plans.flatMap((one) => one.cards);
  expect(cards.length).toBe(5);
  for (const { id, weekly } of cards)
    expect(weekly).toEqual(
      id === 'kept'
        ? undefined
        : { payment: expect.stringMatching(/^Only \$\d+ \/wk\*$/), comparison: '8.19% p.a. comparison rate' },
    );
  for (const one of plans) expect(one.terms !== undefined).toBe(one.cards.some(({ weekly }) => weekly));
});

test.each([
  ['of a dealer who has them off', vehicles, { ...finance, weekly_in_lists: false }],
  ['whose cars are all reserved', vehicles.map((car) => ({ ...car, reserved: true })), finance],
])('S3 a list %s has neither figures, terms nor the filter', (_, cars, settings) => {
  const { search } = firstOf(
    exampleSite({ vehicles: cars, tenant: { listing: { page_size: 4 }, finance: settings } }),
  );
  expect(search.weekly).toBeUndefined();
  expect(JSON.stringify(search.initial)).not.toContain('weekly_repayment');
  expect(search.facets.flatMap(({ step, order = [] }) => (step ? order : []))).toEqual([]);
});

test('S3 a page of a list has another key when a weekly figure of its cars changes', () => {
  const dearer = { ...finance, choices: { example: { rate: 7.29, comparison_rate: 9.19 } } };
  expect(firstOf(sale()).key).not.toBe(firstOf(sale({ finance: dearer })).key);
});
