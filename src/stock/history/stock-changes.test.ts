import { expect, test } from 'vitest';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { rememberVehicle } from './remembered-vehicle.ts';
import { stockChanges } from './stock-changes.ts';

const VIN = '6T153BK40GX000123';
const car = (stocknum: string, changes: Partial<Vehicle> = {}) =>
  rememberVehicle(
    exampleVehicle({ id: stocknum, stocknum, name: `Car ${stocknum}`, price: 20_000, ...changes }),
  );
const named = (stocknum: string) => ({ stocknum, name: `Car ${stocknum}` });

test('S10 a night is told by what is new, gone, sold, repriced and renumbered', () => {
  const before = [car('A'), car('B'), car('C'), car('D'), car('E'), car('F', { sold: true })];
  const now = [
    car('A'),
    car('B', { price: 18_000 }),
    car('C', { price: 21_000, sold: true }),
    car('D', { vin: VIN }),
    car('N'),
    car('F', { sold: true }),
  ];
  expect(stockChanges(before, now)).toEqual({
    new: [named('N')],
    gone: [named('E')],
    sold: [named('C')],
    up: [{ ...named('C'), from: 20_000, to: 21_000 }],
    down: [{ ...named('B'), from: 20_000, to: 18_000 }],
    renumbered: [named('D')],
  });
});

test('S10 a night without change, and a price that comes or goes, tell nothing', () => {
  const { price: _, ...unpriced } = car('A');
  const none = { new: [], gone: [], sold: [], up: [], down: [], renumbered: [] };
  expect(stockChanges([car('A'), car('B')], [car('B'), car('A')])).toEqual(none);
  expect(stockChanges([car('A')], [unpriced])).toEqual(none);
  expect(stockChanges([unpriced], [car('A')])).toEqual(none);
});
