import { expect, test } from 'vitest';
import { isAvailable, isReservable, isSold } from './availability.ts';
import { exampleVehicle } from './example-vehicle.fixture.ts';

test.each([
  { status: 'in_stock', sold: false, available: true, isGone: false },
  { status: 'coming_soon', sold: false, available: true, isGone: false },
  { status: 'sold', sold: false, available: false, isGone: true },
  { status: 'in_stock', sold: true, available: false, isGone: true },
  { status: 'in_transit', sold: false, available: false, isGone: false },
  { status: '', sold: false, available: false, isGone: false },
])(
  'D2 status $status, sold $sold: available $available, sold $isGone',
  ({ available, isGone, ...vehicle }) => {
    expect(isAvailable(vehicle)).toBe(available);
    expect(isSold(vehicle)).toBe(isGone);
  },
);

test.each([
  [{}, true],
  [{ reserved: true }, false],
  [{ sold: true }, false],
  [{ status: 'coming_soon' }, false],
  [{ price: 0 }, false],
  [{ price: 10 }, false],
])('V15 a car with %j can be reserved: %s', (changes, expected) => {
  expect(isReservable(exampleVehicle(changes))).toBe(expected);
});

test('V15 a car without a price cannot be reserved', () => {
  const { price: _, ...unpriced } = exampleVehicle();
  expect(isReservable(unpriced)).toBe(false);
});
