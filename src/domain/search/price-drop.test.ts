import { expect, test } from 'vitest';
import { createEngine } from '../../search-engine/engine.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import { PriceSettings } from '../vehicle/card-settings.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { indexPlan } from './index-plan.ts';
import { ORDERS } from './orders.ts';
import { priceDrop } from './price-drop.ts';
import { searchDocuments } from './search-documents.ts';

test.each<[number | undefined, number | undefined, number | undefined]>([
  [20_000, 22_500, 2500],
  [20_000, 20_000, undefined],
  [20_000, 20_000.4, undefined],
  [20_000, 18_000, undefined],
  [20_000, undefined, undefined],
  [undefined, 22_500, undefined],
  [10, 22_500, undefined],
])('S3 D3 a price of %s after %s has dropped by %s', (price, before_price, drop) => {
  expect(
    priceDrop({ ...(price !== undefined && { price }), ...(before_price !== undefined && { before_price }) }),
  ).toBe(drop);
});

const CARS: Partial<Vehicle>[] = [
  { id: 'same', price: 20_000 },
  { id: 'small', price: 20_000, before_price: 20_500 },
  { id: 'large', price: 30_000, before_price: 34_000 },
  { id: 'rise', price: 20_000, before_price: 19_000 },
  { id: 'weekly', price: 20_000, before_price: 29_000, subscription_price: 199 },
];

function engineOf(settings: object) {
  const documents = searchDocuments(
    CARS.map(exampleVehicle),
    [],
    undefined,
    undefined,
    PriceSettings.parse(settings),
  );
  const { core, cards } = writeIndex(documents, indexPlan({}));
  const read = readIndex(core);
  const engine = createEngine(read.ok ? read.value : expect.fail(read.error));
  for (const card of cards) engine.addCards(card);
  return engine;
}

test('S3 S12 cars whose price dropped are counted, found and ordered by how much', () => {
  const { answer } = engineOf({}).search({
    sort: ORDERS['price-drop'].sort,
    filter: 'price_dropped = "true"',
    facets: ['price_dropped'],
    attributesToRetrieve: ['id', 'price_drop', 'before_price'],
  });
  expect(answer.facetDistribution).toEqual({ price_dropped: { true: 3 } });
  expect(answer.hits).toEqual([
    { id: 'weekly', price_drop: 9000, before_price: 29_000 },
    { id: 'large', price_drop: 4000, before_price: 34_000 },
    { id: 'small', price_drop: 500, before_price: 20_500 },
  ]);
});

test.each<[string, object, object]>([
  ['a dealer who keeps earlier prices to himself', { was_price: false }, {}],
  ['a site by the week, of its cars by the week', { subscription: true }, { true: 2 }],
])('S3 D3 no drop is told by %s', (_, settings, counts) => {
  const { answer } = engineOf(settings).search({
    facets: ['price_dropped'],
    attributesToRetrieve: ['before_price'],
  });
  expect(answer.facetDistribution).toEqual({ price_dropped: counts });
  const told = answer.hits.filter((hit) => hit['before_price'] !== undefined);
  expect(told).toHaveLength(Object.values(counts)[0] ?? 0);
});
