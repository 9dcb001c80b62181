import { expect, test } from 'vitest';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { cars, judge } from './guarded-stock.fixture.ts';
import { missingOfFew, missingRefusals } from './missing-fields.ts';

const used = { car_type: 'used', item_type: 'car' } as const;
const without = (count: number, changes: Partial<Vehicle>) =>
  cars(30, (index) => (index < count ? { ...used, ...changes } : used));

test.each([
  ['all prices', without(30, { price: undefined }), 'price 30 of 30 (100%)', 'feed.columns.price'],
  ['most years', without(16, { year: undefined }), 'year 16 of 30 (53.3%)', 'feed.columns.year'],
  [
    'kilometres of used ones',
    without(30, { km: undefined }),
    'kilometres 30 of 30 (100%)',
    'feed.columns.km',
  ],
  ['all photos', without(30, { images: [] }), 'photo 30 of 30 (100%)', 'feed.columns.images'],
  [
    'two of them',
    without(30, { price: undefined, images: [] }),
    'price 30 of 30 (100%), photo 30 of 30 (100%)',
    'feed.columns.price, feed.columns.images',
  ],
  [
    'the prices of a small yard',
    cars(2, () => ({ ...used, price: undefined })),
    'price 2 of 2 (100%)',
    'feed.columns.price',
  ],
])('S10 a first feed without %s is refused', (_, vehicles, share, columns) => {
  expect(missingRefusals(vehicles, 0.5)).toEqual([
    {
      rail: 'missing',
      message: `Vehicles are without what shoppers look for first: ${share}; 50% is the most of a first feed. Is the right column in ${columns}?`,
    },
  ]);
});

test.each([
  ['half of the prices', without(15, { price: undefined })],
  ['kilometres of new vehicles', cars(30, () => ({ car_type: 'new', km: undefined }))],
  ['kilometres of caravans', cars(30, () => ({ ...used, item_type: 'caravan', km: undefined }))],
  ['some prices of a handful', cars(14, (index) => (index > 0 ? { price: undefined } : {}))],
  ['photos of a small yard', cars(12, () => ({ images: [] }))],
  ['nothing', cars(30)],
])('S10 a first feed without %s is not refused', (_, vehicles) => {
  expect(missingRefusals(vehicles, 0.5)).toEqual([]);
});

test('S10 what every vehicle of a small yard is without is told', () => {
  expect(missingOfFew(cars(12, () => ({ images: [], year: undefined })))).toEqual([
    'Every vehicle lacks its year: is the right column in feed.columns.year?',
    'Every vehicle lacks its photo: is the right column in feed.columns.images?',
  ]);
  expect(missingOfFew([...cars(11), ...without(1, { images: [] }).slice(0, 1)])).toEqual([]);
  expect(missingOfFew(cars(15, () => ({ images: [] })))).toEqual([]);
});

test('S10 what was published without years is not refused for them every night', () => {
  expect(judge(cars(101, () => ({ year: undefined }))).map(({ rail }) => rail)).not.toContain('missing');
});
