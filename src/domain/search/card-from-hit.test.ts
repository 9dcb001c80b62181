import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CardSettings, PriceSettings } from '../vehicle/card-settings.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { toVehicleCard } from '../vehicle/vehicle-card.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { CARD_ATTRIBUTES, cardFromHit } from './card-from-hit.ts';
import { createEngine } from '../../search-engine/engine.ts';
import { indexPlan } from './index-plan.ts';
import { readIndex } from '../../search-engine/read-index.ts';
import { searchDocuments } from './search-documents.ts';
import { writeIndex } from '../../search-engine/write-index.ts';
import { ORDERS, SORTS, type Sort } from './orders.ts';
import { sortVehicles } from './sort-vehicles.ts';

const TODAY = '2026-11-21';
const FIGURES = [
  'km',
  'trans',
  'fuel',
  'body',
  'drive',
  'seats',
  'engine',
  'sleeps',
  'atm',
  'length',
  'colour',
];
const settings = {
  card: CardSettings.parse({ figures: FIGURES, electric_tag: true, certified_makes: ['Alder'] }),
  price: PriceSettings.parse({ was_price: true }),
};

function engineOf(vehicles: readonly Vehicle[]) {
  const files = writeIndex(searchDocuments(vehicles), indexPlan({}));
  const read = readIndex(files.core);
  if (!read.ok) return expect.fail(read.error);
  const engine = createEngine(read.value);
  for (const card of files.cards) expect(engine.addCards(card).ok).toBe(true);
  return engine;
}

const given = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const vehicles = fc
  .array(
    fc.record({
      year: given(fc.integer({ min: 1990, max: 2026 })),
      model: fc.constantFrom('Brook', 'Fell', 'Moor'),
      badge: given(fc.constantFrom('Touring', 'SR5', 'X <b>')),
      series: given(fc.constantFrom('MY21', 'Touring')),
      price: given(fc.constantFrom(0, 5, 990, 25_990, 120_000)),
      before_price: given(fc.constantFrom(30_000)),
      price_type: given(fc.constantFrom('drive_away' as const, 'excluding_government_charges' as const)),
      km: given(fc.constantFrom(0, 5, 90_000)),
      status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'withdrawn'),
      sold: fc.boolean(),
      reserved: fc.boolean(),
      certified: fc.boolean(),
      preorder: fc.boolean(),
      tag: given(fc.constantFrom('Runout Sale')),
      simple_fuel: given(fc.constantFrom('Electric', 'Petrol Hybrid')),
      fuel: given(fc.constantFrom('Diesel')),
      body: given(fc.constantFrom('Ute', 'SUV')),
      trans: given(fc.constantFrom('Automatic')),
      seats: given(fc.constantFrom(1, 5)),
      engine_size_litres: given(fc.constantFrom(2.5)),
      engine_size: given(fc.constantFrom('1,250 cc')),
      stocknum: given(fc.constantFrom('A 1', 'b/2')),
      city: given(fc.constantFrom('Parramatta')),
      state: given(fc.constantFrom('NSW')),
      location_name: given(fc.constantFrom('North yard')),
      created_at: fc.constantFrom('2026-11-20', '2026-11-20T10:00:00+10:00', '2026-02-01'),
      item_type: fc.constantFrom('car' as const, 'caravan' as const),
      images: fc.constantFrom([], [{ url: '/img/a.12345678', width: 1600, height: 1000 }]),
      caravan: given(fc.constant({ sleeps: 4, aggregate_trailer_mass: 2500, body_length: 6400 })),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map((changes, index) => {
      const present = Object.entries(changes).filter(([, value]) => value !== undefined);
      return exampleVehicle({ id: `v${index}`, ...Object.fromEntries(present) });
    }),
  );

test('S4 S12 a search answers the very cards of the static pages, in the very order of each sort', () => {
  fc.assert(
    fc.property(vehicles, fc.constantFrom<Sort>(...SORTS), (stock, sort) => {
      const { answer } = engineOf(stock).search({
        sort: ORDERS[sort].sort,
        hitsPerPage: 100,
        attributesToRetrieve: CARD_ATTRIBUTES,
      });
      const cards = answer.hits.map((hit) => cardFromHit(hit, settings, TODAY));
      const expected = sortVehicles(stock, sort).map((vehicle) => {
        const { image, ...card } = toVehicleCard(vehicle, settings, TODAY);
        return { ...card, ...(image && { image: { url: image.url, width: image.width } }) };
      });
      expect(cards).toEqual(expected);
    }),
  );
});

test('S16 a hit of a server with nothing right in it makes a card that leads to the whole stock', () => {
  const card = cardFromHit(
    { id: 7, path: 'javascript:alert(1)', price: '5', images: 'no', sold: 'yes' },
    settings,
    TODAY,
  );
  expect(card).toMatchObject({ href: '/search/new-used-and-demo-cars', title: '', available: false });
});
