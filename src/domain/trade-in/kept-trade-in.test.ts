import { expect, test } from 'vitest';
import { readKeptTradeIn } from './kept-trade-in.ts';

const KEPT = {
  value: 18_300,
  valued_on: '2026-11-22',
  valid_until: '2026-11-29',
  vehicle: '2022 Aldera Larkspur',
  car_id: 'stock-1041',
};

test.each<[string, unknown, string, unknown]>([
  ['on its last day', KEPT, '2026-11-29', KEPT],
  ['a day later', KEPT, '2026-11-30', undefined],
  [
    'without a vehicle that it was asked from',
    { ...KEPT, car_id: undefined },
    '2026-11-22',
    { ...KEPT, car_id: undefined },
  ],
  ['no figure', { ...KEPT, value: '18300' }, '2026-11-22', undefined],
  ['a figure of nothing', { ...KEPT, value: 0 }, '2026-11-22', undefined],
  ['a figure without end', { ...KEPT, value: 1e12 }, '2026-11-22', undefined],
  ['no day', { ...KEPT, valid_until: 'soon' }, '2026-11-22', undefined],
  ['a list', [1], '2026-11-22', undefined],
  ['null', null, '2026-11-22', undefined],
])('F12 a kept value, %s', (_, kept, today, read) => {
  expect(readKeptTradeIn(JSON.stringify(kept), today)).toEqual(read);
});

test('F12 what is no JSON, or nothing, is no value', () => {
  expect(readKeptTradeIn('{', '2026-11-22')).toBeUndefined();
  expect(readKeptTradeIn(null, '2026-11-22')).toBeUndefined();
});
