import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { soldDaysKept, STOCK_RULES, stockDecision } from '../vehicle/stock-rule.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { createEngine } from '../../search-engine/engine.ts';
import { indexPlan } from './index-plan.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { searchDocuments } from './search-documents.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import { listingScope } from './listing-filter.ts';
import { ListingSettings } from './listing-settings.ts';
import { planListings } from './plan-listings.ts';
import { allOf, stockFilter } from './stock-filter.ts';

const exclude = { stock_numbers: [], new_makes: [], new_and_low_km_demo_makes: [] };

function idsFound(stock: readonly Vehicle[], filter: string): string[] {
  const files = writeIndex(searchDocuments(stock), indexPlan({}));
  const read = readIndex(files.core);
  const engine = createEngine(read.ok ? read.value : expect.fail(read.error));
  for (const card of files.cards) engine.addCards(card);
  const { answer } = engine.search({ filter, hitsPerPage: 1000, attributesToRetrieve: ['id'] });
  return answer.hits.map((hit) => String(hit['id'])).toSorted();
}

const ids = (stock: readonly Vehicle[]): string[] => stock.map(({ id }) => id).toSorted();

const DAY = 86_400;
const sales = fc.array(
  fc.record({
    status: fc.constantFrom('in_stock', 'coming_soon', 'sold'),
    sold_date_timestamp: fc.integer({
      min: Date.UTC(2026, 10, 10) / 1000,
      max: Date.UTC(2026, 10, 22) / 1000,
    }),
  }),
  { maxLength: 20 },
);

test('S10 the filter of a later day leaves what the stock rule of that day shows', () => {
  fc.assert(
    fc.property(
      sales,
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 9 }),
      (list, mode, sold_days) => {
        const settings = { mode, sold_days, exclude };
        const all = list.map((sale, at) =>
          exampleVehicle({ id: `v${at}`, images: [{ url: '/img/a' }], ...sale }),
        );
        const built = all.filter((vehicle) => stockDecision(vehicle, settings, '2026-11-15').shown);
        const later = built.filter((vehicle) => stockDecision(vehicle, settings, '2026-11-19').shown);
        expect(idsFound(built, stockFilter(soldDaysKept(settings), '2026-11-19'))).toEqual(ids(later));
      },
    ),
  );
});

test('S10 a sale at one second to midnight counts to its own day', () => {
  const midnight = Date.UTC(2026, 10, 18, 14) / 1000;
  const sold = (id: string, at: number) => exampleVehicle({ id, status: 'sold', sold_date_timestamp: at });
  const stock = [sold('before', midnight - 1), sold('after', midnight), sold('old', midnight - 9 * DAY)];
  expect(idsFound(stock, stockFilter(3, '2026-11-22'))).toEqual(['after']);
  expect(STOCK_RULES[4]?.name).toBe('all-sold');
  expect(stockFilter(soldDaysKept({ mode: 4, sold_days: 3 }), '2026-11-22')).toBe('');
});

test('S1 the filter of every listing page finds the cars of that page and no others', () => {
  const stock = [
    exampleVehicle({ id: 'a', make: 'Mercedes-Benz', model: 'C "1"', body: 'SUV', location_slug: 'yard' }),
    exampleVehicle({ id: 'b', make: 'MERCEDES BENZ', model: 'C 1', body: 'Suv', dealership_slug: 'city' }),
    exampleVehicle({ id: 'c', make: 'Birch', model: 'C\\1', car_type: 'demo', body: 'Ute / Tray' }),
    exampleVehicle({ id: 'd', make: 'Birch', model: 'Alpha', car_type: 'new' }),
  ];
  const listings = planListings({
    vehicles: stock,
    locations: [exampleLocation({ slug: 'yard' }), exampleLocation({ slug: 'empty' })],
    settings: ListingSettings.parse({}),
    stockNoun: 'cars',
  });
  expect(listings.length).toBeGreaterThan(12);
  for (const listing of listings) {
    expect([listing.path, ...idsFound(stock, listingScope(listing).filter)]).toEqual([
      listing.path,
      ...ids(listing.vehicles),
    ]);
  }
});

test.each([
  [['', ''], ''],
  [['a = 1', ''], 'a = 1'],
  [['a = 1 OR b = 1', 'c = 1'], '(a = 1 OR b = 1) AND (c = 1)'],
])('S14 filters %j are joined as %s', (filters, joined) => {
  expect(allOf(...filters)).toBe(joined);
});
