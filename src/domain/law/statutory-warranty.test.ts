import { describe, expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { AustralianState } from '../location/australian-state.ts';
import { statutoryWarranty } from './statutory-warranty.ts';
import { WARRANTY_LAWS } from './warranty-laws.ts';

const TODAY = '2026-11-21';
const THREE = { kind: 'applies', term: { months: 3, kilometres: 5000 } };
const NONE = { kind: 'none' };
const unknown = (...needs: string[]) => ({ kind: 'unknown', needs });

/** Nine years old: inside every age limit but a motorcycle's. */
const car = { build_date: '2017-11', km: 90_000, price: 20_000 };

function warrantyIn(state: AustralianState, changes: Partial<Vehicle>) {
  const law = WARRANTY_LAWS[state];
  if (!law) throw new Error(`no law of ${state}`);
  return statutoryWarranty(exampleVehicle({ ...car, ...changes }), law, TODAY);
}

describe.each(['ACT', 'NSW', 'NT', 'VIC'] as const)('V6 in %s', (state) => {
  test.each([
    [{}, THREE],
    [{ km: 159_999 }, THREE],
    [{ km: 160_000 }, NONE],
    [{ build_date: '2016-12' }, THREE],
    [{ build_date: '2016-11' }, unknown('build date')],
    [{ build_date: '2016-10' }, NONE],
    [{ price: undefined }, THREE],
    [{ km: -1 }, unknown('kilometres')],
    [{ body: 'Dual Cab Pick-up', simple_body: 'Ute' }, unknown('class')],
    [{ body: 'Van', simple_body: 'Van', km: 200_000 }, NONE],
  ])('a car with %j', (changes, warranty) => {
    expect(warrantyIn(state, changes as Partial<Vehicle>)).toEqual(warranty);
  });
});

test.each<[AustralianState, Partial<Vehicle>, object | undefined]>([
  ['QLD', {}, THREE],
  ['QLD', { km: 160_000 }, { kind: 'applies', term: { months: 1, kilometres: 1000 } }],
  ['QLD', { build_date: '2010-01' }, { kind: 'applies', term: { months: 1, kilometres: 1000 } }],
  ['QLD', { item_type: 'motorcycle' }, NONE],
  ['QLD', { item_type: 'caravan' }, NONE],
  ['QLD', { item_type: 'truck' }, NONE],
  ['SA', {}, THREE],
  ['SA', { price: 6001 }, THREE],
  ['SA', { price: 6000 }, { kind: 'applies', term: { months: 2, kilometres: 3000 } }],
  ['SA', { price: 3001 }, { kind: 'applies', term: { months: 2, kilometres: 3000 } }],
  ['SA', { price: 3000 }, NONE],
  ['SA', { km: 200_000 }, THREE],
  ['SA', { km: 200_001 }, NONE],
  ['SA', { build_date: '2011-12' }, THREE],
  ['SA', { build_date: '2011-10' }, unknown('first registration')],
  ['SA', { item_type: 'motorcycle' }, NONE],
  ['SA', { item_type: 'caravan' }, undefined],
  ['WA', {}, THREE],
  ['WA', { km: 150_000 }, THREE],
  ['WA', { km: 150_001 }, { kind: 'applies', term: { months: 1, kilometres: 1500 } }],
  ['WA', { km: 180_001 }, NONE],
  ['WA', { build_date: '2015-06' }, { kind: 'applies', term: { months: 1, kilometres: 1500 } }],
  ['WA', { build_date: '2014-10' }, NONE],
  ['WA', { price: 4000 }, THREE],
  ['WA', { price: 3999 }, NONE],
  ['WA', { item_type: 'motorcycle', build_date: '2020-01', km: 80_000, price: 3500 }, THREE],
  ['WA', { item_type: 'motorcycle', build_date: '2020-01', km: 80_001, price: 3500 }, NONE],
  ['WA', { item_type: 'motorcycle', build_date: '2020-01', km: 80_000, price: 3499 }, NONE],
  ['NT', { item_type: 'motorcycle', build_date: '2022-01', km: 29_999 }, THREE],
  ['NT', { item_type: 'motorcycle', build_date: '2022-01', km: 30_000 }, NONE],
  ['NSW', { item_type: 'motorcycle' }, undefined],
  ['VIC', { item_type: 'truck' }, NONE],
])('V6 in %s with %j', (state, changes, warranty) => {
  expect(warrantyIn(state, changes)).toEqual(warranty);
});

test('V6 a car with nothing but a name asks for every figure the law needs', () => {
  const bare = exampleVehicle();
  delete bare.year;
  delete bare.price;
  expect(statutoryWarranty(bare, WARRANTY_LAWS.WA!, TODAY)).toEqual(
    unknown('build date', 'kilometres', 'price'),
  );
});
