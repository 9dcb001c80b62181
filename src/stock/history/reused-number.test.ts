import { expect, test } from 'vitest';
import { foldHistory, newEvents } from './history.ts';
import { isAnotherModel } from './identity.ts';
import { matchModels } from './match-vehicles.ts';
import { provenWasPrice } from './was-price.ts';

const RANGER = { make: 'Ford', model: 'Ranger', year: 2015 };

test.each([
  [RANGER, false],
  [{ ...RANGER, make: 'FORD' }, false],
  [{ ...RANGER, model: 'Ranger XLT' }, false],
  [{ ...RANGER, year: undefined }, false],
  [{ ...RANGER, make: 'Kia', model: 'Cerato', year: 2019 }, true],
  [{ ...RANGER, model: 'Everest' }, true],
  [{ ...RANGER, year: 2019 }, true],
])('N2 the stock number of a 2015 Ford Ranger on %j is of another vehicle: %j', (now, isOther) => {
  expect(isAnotherModel(RANGER, now)).toBe(isOther);
  const sighting = (of: typeof now, price: number) => ({
    key: 'stocknum:N3022',
    of,
    price,
    sold: false,
    priceHistory: [],
  });
  const before = foldHistory(newEvents(new Map(), [sighting(RANGER, 21_240)], '2026-11-01'));
  const history = foldHistory(newEvents(before, [sighting(now, 18_240)], '2026-11-20'), before).get(
    'stocknum:N3022',
  );
  expect(history?.firstSeen).toBe(isOther ? '2026-11-20' : '2026-11-01');
  expect(provenWasPrice(history?.prices ?? [], 18_240, '2026-11-20')).toBe(isOther ? undefined : 21_240);
  const { pairs, gone, arrived } = matchModels(
    [{ id: 'a', stocknum: 'N1', ...RANGER }],
    [{ id: 'a', stocknum: 'N1', ...now }],
  );
  expect([pairs.length, gone.length, arrived.length]).toEqual(isOther ? [0, 1, 1] : [1, 0, 0]);
});

test('N2 one VIN is one vehicle, whatever a feed calls it', () => {
  const vin = '6T153BK40GX000123';
  const { pairs } = matchModels(
    [{ id: 'a', vin, ...RANGER }],
    [{ id: 'a', vin, ...RANGER, model: 'Everest' }],
  );
  expect(pairs).toHaveLength(1);
});
