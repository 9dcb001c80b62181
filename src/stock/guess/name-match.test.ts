import { expect, test } from 'vitest';
import { nameMatches } from './name-match.ts';

test.each([
  ['Stock No', 'stocknum', undefined],
  ['StockNumber', 'stocknum', undefined],
  ['g:mileage.value', 'km', undefined],
  ['OdometerReadings.Reading.Value', 'km', undefined],
  ['Attribute * value(s)[Attribute * name=Odometer]', 'km', undefined],
  ['Odometer (km)', 'km', 'km'],
  ['odometer_miles', 'km', 'mi'],
  ['miles', 'km', 'mi'],
  ['Kilometerstand', 'km', undefined],
  ['Laufleistung in km', 'km', 'km'],
  ['Leistung (PS)', 'power', 'PS'],
  ['engine.power_kw', 'power', 'kW'],
  ['Hubraum ccm', 'engine_size_litres', 'cc'],
  ['Länge', 'vehiclelength', undefined],
  ['Tare (kg)', 'tare_weight', 'kg'],
  ['vehicle_make', 'make', undefined],
  ['Année', 'year', undefined],
  ['Prix de vente', 'price', undefined],
  ['price.amount', 'price', undefined],
  ['Price inc GST', 'price', undefined],
  ['photos.photo.url', 'images', undefined],
  ['Exterior Color', 'colour', undefined],
  ['Türen', 'doors', undefined],
  ['location.name', 'location_name', undefined],
  ['Boîte de vitesses', 'trans', undefined],
])('N2 the name %s means %s in %s', (name, field, unit) => {
  const [first] = nameMatches(name);
  expect([first?.field, first?.unit]).toEqual([field, unit]);
});

test.each([
  'Xyz',
  'Internal flag 7',
  '',
  'Ex GST Price',
  'PriceExGST',
  'price_exgst',
  'Price (GST exclusive)',
])('N2 the name %j means nothing', (name) => {
  expect(nameMatches(name)).toEqual([]);
});

test('N2 a name of several fields gives each of them once', () => {
  const fields = nameMatches('Type').map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['car_type', 'item_type', 'body']));
  expect(new Set(fields).size).toBe(fields.length);
});
