import { expect, test } from 'vitest';
import type { RawVehicle } from './map-fields.ts';
import { toVehicle } from './to-vehicle.ts';
import { isWithoutTax } from './without-tax.ts';

const CAR = { make: 'Kia', model: 'Cerato', stocknum: 'N1', price: '19,990' };
const priceOf = (raw: RawVehicle): number | undefined =>
  toVehicle({ ...CAR, ...raw }, { today: '2026-11-28', locations: [] }).draft?.price;

test.each([
  ['Plus GST', true],
  ['+ GST', true],
  ['+GST', true],
  ['ex GST', true],
  ['Excl. GST', true],
  ['GST exclusive', true],
  ['GST Excluded', true],
  ['excluding tax', true],
  ['GST not included', true],
  ['GST is extra', true],
  ['before GST', true],
  ['net of GST', true],
  ['exclusive', true],
  ['Plus', true],
  ['Inc GST', false],
  ['GST inclusive', false],
  ['including GST', false],
  ['inclusive', false],
  ['No GST', false],
  ['GST free', false],
  ['Margin scheme', false],
  ['taxable', false],
  ['10%', false],
  ['', false],
])('D3 in a column of the tax %j takes GST out of the price: %j', (word, isWithout) => {
  expect(isWithoutTax(word, true)).toBe(isWithout);
  expect(priceOf({ price_tax: word })).toBe(isWithout ? undefined : 19990);
});

test.each([
  ['Plus GST', undefined],
  ['ex GST', undefined],
  ['plus on road costs', 19990],
  ['ex', 19990],
  ['Drive away inc GST', 19990],
])('D3 the price with the words %j beside it is %j', (price_type, price) => {
  expect(priceOf({ price_type })).toBe(price);
});

test.each([
  [{}, 18490],
  [{ special_until: '2026-09-30 23:59:59' }, 19990],
  [{ special_until: '27/11/2026' }, 19990],
  [{ special_until: '28/11/2026' }, 18490],
  [{ special_until: '2027-01-31 23:59:59' }, 18490],
  [{ special_until: '0000-00-00' }, 18490],
  [{ special_until: '' }, 18490],
  [{ special_until: 'soon' }, 19990],
  [{ special_until: '2026-11-01T00:00/2026-11-30T23:59' }, 18490],
  [{ special_until: '2026-10-01T00:00+11:00/2026-10-31T23:59+11:00' }, 19990],
  [{ special_from: '2026-12-01' }, 19990],
  [{ special_from: '2026-11-01', special_until: '2026-11-30' }, 18490],
  [{ special_from: '2026-10-01', special_until: '2026-10-31' }, 19990],
  [{ special_until: '2026-12-31', price_tax: 'Plus GST' }, undefined],
  [{ special_price: '0.00', special_until: '2026-12-31' }, 19990],
])('D3 of a special of $18,490 with %j the price is %j', (raw, price) => {
  expect(priceOf({ special_price: '18490', ...raw })).toBe(price);
});
