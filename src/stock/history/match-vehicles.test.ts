import { expect, test } from 'vitest';
import { matchVehicles } from './match-vehicles.ts';

const VIN = '6T153BK40GX000123';
const OTHER = '6T153BK40GX000124';

test.each([
  ['the same VIN', { id: 'a', vin: VIN, stocknum: '1' }, { id: 'b', vin: VIN, stocknum: '2' }, 'same'],
  ['the VIN arrives later', { id: 'a', stocknum: '1' }, { id: 'a', vin: VIN, stocknum: '1' }, 'renumbered'],
  ['the VIN is lost', { id: 'a', vin: VIN, stocknum: '1' }, { id: 'a', stocknum: '1' }, 'renumbered'],
  ['only the id stays', { id: 'a', stocknum: '1' }, { id: 'a', vin: VIN }, 'renumbered'],
  [
    'the stock number is used again',
    { id: 'a', vin: VIN, stocknum: '1' },
    { id: 'b', vin: OTHER, stocknum: '1' },
    'other',
  ],
  ['the id is used again', { id: 'a', stocknum: '1' }, { id: 'a', stocknum: '2' }, 'other'],
])('N2 %s: %s', (_, before, now, expected) => {
  const { pairs, gone, arrived } = matchVehicles([before], [now]);
  if (expected === 'other')
    expect({ pairs, gone, arrived }).toEqual({ pairs: [], gone: [before], arrived: [now] });
  else
    expect({ pairs, gone, arrived }).toEqual({
      pairs: [{ before, now, isRenumbered: expected === 'renumbered' }],
      gone: [],
      arrived: [],
    });
});

test('N2 an identity that both days have is never taken by a weaker number', () => {
  const before = [
    { id: 'a', vin: VIN, stocknum: '1' },
    { id: 'b', stocknum: '2' },
  ];
  const now = [
    { id: 'b', vin: OTHER, stocknum: '2' },
    { id: 'a', vin: VIN, stocknum: '2' },
  ];
  const { pairs, gone, arrived } = matchVehicles(before, now);
  expect(pairs.map((pair) => [pair.before.id, pair.now.id])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ]);
  expect([gone, arrived]).toEqual([[], []]);
});
