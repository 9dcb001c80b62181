import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readVehicleView } from './fresh-fields.ts';

test.each<[unknown, object]>([
  [
    { views: 12, car_fields: { price: 24_990, status: 'in_stock', sold: false, reserved: true, name: 'x' } },
    { views: 12, fields: { price: 24_990, status: 'in_stock', sold: false, reserved: true } },
  ],
  [
    { views: '7', car_fields: { price: '24990' } },
    { views: 7, fields: { price: 24_990 } },
  ],
  [{ car_fields: { price: 10 } }, { views: undefined, fields: { price: 0 } }],
  [{ car_fields: { price: 24_989.2 } }, { views: undefined, fields: { price: 24_990 } }],
  [{ car_fields: { price: -1, status: 4, sold: 'yes', reserved: null } }, { views: undefined, fields: {} }],
  [{ car_fields: { price: '1e999' } }, { views: undefined, fields: {} }],
  [{ views: 0 }, { views: 0, fields: {} }],
  [{ views: '' }, { views: undefined, fields: {} }],
  [{ views: ' ' }, { views: undefined, fields: {} }],
  [{ views: true }, { views: undefined, fields: {} }],
  [{ views: Number.MAX_SAFE_INTEGER / 100 }, { views: Number.MAX_SAFE_INTEGER / 100, fields: {} }],
  [{ car_fields: [] }, { views: undefined, fields: {} }],
  ['<html>', { views: undefined, fields: {} }],
  [null, { views: undefined, fields: {} }],
])('V18 %j is read as %o', (answer, expected) => {
  expect(readVehicleView(answer)).toEqual(expected);
});

test('V18 no answer makes it throw or gives a price that cannot be shown', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (views, price) => {
      const { fields } = readVehicleView({ views, car_fields: { price } });
      expect(fields.price === undefined || (Number.isFinite(fields.price) && fields.price >= 0)).toBe(true);
    }),
  );
});
