import { expect, test } from 'vitest';
import { priceTable } from './price-table.ts';

test('P1 services of two models are one table by kilometres', () => {
  const services = (...distances: number[]) =>
    distances.map((km) => ({ km, months: km / 1250, price: km / 50 }));
  expect(
    priceTable([
      { model: 'Larkspur', services: services(15_000, 30_000) },
      { model: 'Eucla', services: services(10_000, 30_000) },
    ]),
  ).toEqual({
    models: ['Larkspur', 'Eucla'],
    rows: [
      { km: 10_000, months: 8, prices: [undefined, 200] },
      { km: 15_000, months: 12, prices: [300, undefined] },
      { km: 30_000, months: 24, prices: [600, 600] },
    ],
  });
});

test('P1 services at one distance that are due after other months are not on one line', () => {
  const { rows } = priceTable([
    { model: 'A', services: [{ km: 30_000, months: 24, price: 400 }] },
    { model: 'B', services: [{ km: 30_000, months: 18, price: 300 }] },
  ]);
  expect(rows).toEqual([
    { km: 30_000, months: 18, prices: [undefined, 300] },
    { km: 30_000, months: 24, prices: [400, undefined] },
  ]);
});

test('P1 without models there are no lines', () => {
  expect(priceTable([])).toEqual({ models: [], rows: [] });
});
