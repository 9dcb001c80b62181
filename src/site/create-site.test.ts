import { expect, test } from 'vitest';
import { exampleManufacturer, exampleModel } from '../domain/model/example-model.fixture.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { createSite, type Site } from './create-site.ts';
import { exampleInput, exampleSite, exampleText, type ExampleSite } from './example-site.fixture.ts';

const models = { list: [exampleModel()], brands: [exampleManufacturer()] };
const north: ExampleSite = {
  tenant: { slug: 'north', price: { no_price_text: 'Ask North' }, models },
  vehicles: [exampleVehicle({ id: 'same', price: 0 }), exampleVehicle({ id: 'north' })],
  texts: [exampleText('/special-offers')],
  gone: [{ ...exampleVehicle({ id: 'left' }), goneOn: '2026-11-18' }],
};
const south: ExampleSite = {
  tenant: { slug: 'south', price: { no_price_text: 'Ask South' }, listing: { default_sort: 'price-desc' } },
  vehicles: [exampleVehicle({ id: 'same', price: 0, make: 'Birch' }), exampleVehicle({ id: 'south' })],
  today: '2026-11-01',
};

/** Every page of a site with its plan, as text. */
function whole({
  home,
  lost,
  vehicles,
  gone,
  listings,
  laterListings,
  models: ofModels,
  brands,
  locations,
  texts,
}: Site): string {
  return JSON.stringify([
    home(),
    lost(),
    vehicles.pages().map((page) => [page, vehicles.plan(page.vehicle)]),
    gone.pages().map((page) => [page, gone.plan(page.vehicle)]),
    listings.pages().map((page) => [page, listings.plan(page.listing)]),
    laterListings.pages().map((page) => [page, laterListings.plan(page.part)]),
    [ofModels.list, ofModels.order].map(({ pages, plan }) => [pages(), plan()]),
    ofModels.each.pages().map((page) => [page, ofModels.each.plan(page.model)]),
    [brands.list.pages(), brands.list.plan()],
    brands.each.pages().map((page) => [page, brands.each.plan(page.brand)]),
    locations.pages().map((page) => [page, locations.plan(page)]),
    texts.pages(),
  ]);
}

test('two sites planned side by side are those that each would be alone', () => {
  const alone = [north, south].map((input) => whole(createSite(exampleInput(input))));
  const [first, second] = [north, south].map((input) => createSite(exampleInput(input)));
  // The second is asked between two questions to the first, so that what either kept for both would show.
  const together = [whole(first!), whole(second!), whole(first!)];
  expect(together).toEqual([alone[0], alone[1], alone[0]]);
  expect(alone[0]).toContain('Ask North');
  expect(alone[1]).not.toContain('North');
});

/** A copy in which nothing may be written. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    if (!(value instanceof Date)) Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

test('a plan changes nothing of what it is made from', () => {
  const expected = whole(createSite(exampleInput(north)));
  expect(whole(createSite(frozen(exampleInput(north))))).toBe(expected);
});

test('P1 each text has a page, whose key changes with that text alone', () => {
  const [about, faqs] = [exampleText('/about-us'), exampleText('/faqs')];
  const before = exampleSite({ texts: [about, faqs] }).texts.pages();
  const after = exampleSite({
    texts: [about, { ...faqs, blocks: [{ block: 'words', html: '<p>Other words.</p>' }] }],
  }).texts.pages();
  expect(before.map(({ plan }) => plan.path)).toEqual(['/about-us', '/faqs']);
  expect(after[0]!.key).toBe(before[0]!.key);
  expect(after[1]!.key).not.toBe(before[1]!.key);
});
