import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { meilisearchSettings } from '../../search-engine/meilisearch-settings.ts';
import { indexFields, indexPlan } from './index-plan.ts';
import { searchDocument } from './search-document.ts';
import { FACET_NAMES, SEARCH_FIELDS } from './search-fields.ts';

/** Spec S3, its list word for word. */
const FACETS =
  'badge, status, car_type, categories, city, colour, dealership_name, filtered_features, item_type, km, location_name, make, make_model, model, price, subscription_price, price_range, seats, body, drive, fuel, transmission, state, tag, weekly_price_range, year, certified'.split(
    ', ',
  );
/** What is offered beside it. */
const OTHERS =
  'price_dropped, features, towing, electric_range, trailer_mass, tare, length, axles, sleeps, engine_cc, power, gvm, licence'.split(
    ', ',
  );

test('S3 every facet of the list is a field that can be filtered and counted', () => {
  const facets = indexFields().filter((field) => field.filterable && field.facet);
  expect(facets.map(({ name }) => name)).toEqual(expect.arrayContaining([...FACETS, ...OTHERS]));
});

test('S3 a tenant may name every facet of the list, and no other field', () => {
  expect(FACET_NAMES.toSorted()).toEqual([...FACETS, ...OTHERS].toSorted());
});

test('S16 what a field follows is stored before it, and only core fields are filtered or sorted', () => {
  const fields = indexFields();
  const names = fields.map(({ name }) => name);
  for (const field of fields) {
    if (field.context) expect(names.indexOf(field.context)).toBeLessThan(names.indexOf(field.name));
    if (field.store === 'card') expect(field.filterable ?? field.sortable).toBeUndefined();
  }
});

test('S16 server settings: sort before the words, nothing cut off, fields from the same table', () => {
  const settings = meilisearchSettings(indexPlan({ ute: ['ute tray'] }), 16_734);
  expect(settings.rankingRules[0]).toBe('sort');
  expect(settings.pagination.maxTotalHits).toBe(16_734);
  expect(meilisearchSettings(indexPlan({}), 3).pagination.maxTotalHits).toBe(1000);
  expect(settings.searchableAttributes.slice(0, 4)).toEqual(['make', 'model', 'badge', 'year']);
  expect(settings.sortableAttributes).toEqual(expect.arrayContaining(['price', 'km', 'year', 'created_at']));
  expect(settings.synonyms).toEqual({ ute: ['ute tray'] });
  const known = Object.keys(SEARCH_FIELDS);
  for (const name of [...settings.filterableAttributes, ...settings.sortableAttributes])
    expect(known).toContain(name);
});

test('N2 a document holds what the car says, in the words of the facets, and leaves the rest out', () => {
  const document = searchDocument(
    exampleVehicle({
      fuel: 'Diesel Turbo',
      simple_fuel: 'Diesel',
      trans: '6 sp manual',
      price: 25_990,
      dealership_slug: 'harbour-city-motors',
      categories: ['Family', 'Family'],
      created_at: '2026-01-15T08:30:00+10:00',
    }),
  );
  expect(document).toMatchObject({
    fuel: 'Diesel',
    transmission: '6 sp manual',
    price: 25_990,
    price_range: '$25,000 - $30,000',
    make_model: 'Alder > Brook',
    dealership_name: 'Harbour City Motors',
    categories: ['Family'],
    created_at: '2026-01-15',
    certified: false,
  });
  const sent: unknown = JSON.parse(JSON.stringify(document));
  for (const name of ['km', 'body', 'weekly_price_range', 'tag']) expect(sent).not.toHaveProperty(name);
});

test('S2 stock numbers, VINs and plates are searched outside the core, and the server too finds them spelled so only', () => {
  const outside = indexFields().filter((field) => field.searchable && field.store !== 'core');
  const names = ['number', 'vin', 'plate', 'number_figures'];
  expect(outside.map(({ name, kind }) => [name, kind])).toEqual(names.map((name) => [name, 'text']));
  expect(meilisearchSettings(indexPlan({}), 3).typoTolerance).toEqual({ disableOnAttributes: names });
});

test.each([
  ['2026-10-19', 20_261_019],
  ['2026-10', 20_261_031],
  ['until sold', undefined],
])('S2 a registration until %s ends on %s', (rego_expiry, day) => {
  expect(searchDocument(exampleVehicle({ rego_expiry }))['rego_ends']).toBe(day);
});
