import { describe, expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { estimateFromStock, type Anchors } from './estimate-from-stock.ts';

const WANTED = { make: 'Aldera', model: 'Larkspur', year: 2022, km: 60_000 };
const car = (changes: Parameters<typeof exampleVehicle>[0] = {}) =>
  exampleVehicle({
    make: 'Aldera',
    model: 'Larkspur',
    year: 2022,
    km: 60_000,
    price: 20_000,
    car_type: 'used',
    ...changes,
  });
const valueOf = (anchors: Partial<Anchors>, wanted = WANTED, share = 80) =>
  estimateFromStock(wanted, { stock: [], list: [], ...anchors }, 2026, share);

describe('F8 an estimate by the dealer’s own stock', () => {
  test.each<[string, Parameters<typeof exampleVehicle>[0][], number]>([
    ['one just like it', [{}], 16_000],
    ['the middle of three', [{ price: 18_000 }, { price: 30_000 }, { price: 20_000 }], 16_000],
    ['the mean of the two in the middle', [{ price: 18_000 }, { price: 22_000 }], 16_000],
    // 0.55 of the new price after four years, 0.48 after five, 0.8 after one: with the kilometres of its age.
    ['an older one', [{ year: 2021, km: 75_000, price: 24_000 }], Math.round(((24_000 * 0.55) / 0.48) * 0.8)],
    ['one with fewer kilometres', [{ km: 20_000 }], Math.round((20_000 / 1.1) * 0.8)],
  ])('%s', (_, cars, value) => {
    const estimate = valueOf({ stock: cars.map(car) });
    expect(Math.round(estimate!.low)).toBe(value);
    expect(estimate!.high).toBe(estimate!.low);
  });

  test.each<[string, Parameters<typeof exampleVehicle>[0]]>([
    ['another model', { model: 'Lumen' }],
    ['another make', { make: 'Hoshimi' }],
    ['a new one', { car_type: 'new' }],
    ['a sold one', { sold: true }],
    ['one without a price', { price: undefined as never }],
    ['one that is four years older', { year: 2018 }],
  ])('%s says nothing of it', (_, changes) => {
    const { price, ...rest } = car(changes);
    expect(valueOf({ stock: [price === undefined ? rest : { ...rest, price }] as never })).toBeUndefined();
  });

  test('the five nearest count', () => {
    const near = [1, 2, 3, 4, 5].map((at) => car({ km: 60_000 + at }));
    const far = [1, 2, 3, 4, 5, 6].map(() => car({ year: 2024, km: 5_000, price: 90_000 }));
    expect(Math.round(valueOf({ stock: [...far, ...near] })!.low)).toBe(16_000);
  });

  test('words of the make in any letters', () => {
    expect(valueOf({ stock: [car()] }, { ...WANTED, make: ' ALDERA', model: 'lark-spur' })).toBeDefined();
  });

  test('without a like one, the price of the new model', () => {
    const list = [{ make: 'Aldera', model: 'Larkspur', price: 40_000 }];
    const estimate = valueOf({ list });
    expect(estimate).toEqual({
      low: 40_000 * 0.55 * 0.8,
      high: 40_000 * 0.55 * 0.8,
      restsOn: [
        'Our price of $40,000 for a new Aldera Larkspur',
        'A table of what vehicles lose by age and kilometres',
        'Less 20% for preparing, warranty and selling',
      ],
    });
  });

  test('says what it rests on', () => {
    expect(valueOf({ stock: [car({ price: 18_990 }), car({ price: 22_490 })] })!.restsOn[0]).toBe(
      'What we ask for 2 Aldera Larkspur: $18,990 to $22,490',
    );
  });
});
