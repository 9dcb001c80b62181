import { expect, test } from 'vitest';
import { changingFields, isNews, withFreshFields, type FreshVehicle } from './fresh-vehicle.ts';
import { exampleVehicle } from './example-vehicle.fixture.ts';

const built: FreshVehicle = {
  status: 'in_stock',
  sold: false,
  reserved: false,
  price: 38_990,
  before_price: 40_990,
  preorder: false,
  price_type: 'drive_away',
};

test.each([
  ['nothing newer', {}, built],
  ['the same price', { price: 38_990 }, built],
  ['another price', { price: 35_990 }, { ...built, price: 35_990, before_price: undefined }],
  ['no price any more', { price: 0 }, { ...built, price: 0, before_price: undefined }],
  ['reserved', { reserved: true }, { ...built, reserved: true }],
])('V18 %s', (_, fields, fresh) => {
  expect(withFreshFields(built, fields)).toEqual(fresh);
});

test('V18 no price is the same as a price of 0', () => {
  expect(withFreshFields({ ...built, price: undefined }, { price: 0 })).toHaveProperty('price', undefined);
});

test('V18 a page carries only what can change', () => {
  const fields = Object.keys(JSON.parse(JSON.stringify(changingFields({ ...exampleVehicle(), ...built }))));
  expect(fields.toSorted()).toEqual(Object.keys(built).toSorted());
});

test.each([
  [{}, false],
  [{ price: 38_990, status: 'in_stock', sold: false, reserved: false }, false],
  [{ price: 38_989 }, true],
  [{ reserved: true }, true],
  [{ status: 'gone', sold: true }, true],
])('V18 whether %o is news', (fields, expected) => {
  // As a page carries it.
  expect(isNews(JSON.parse(JSON.stringify(built)) as FreshVehicle, fields)).toBe(expected);
});
