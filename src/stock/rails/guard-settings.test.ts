import { expect, test } from 'vitest';
import { guardRails } from './guard-rails.ts';
import { cars, figuresOf, firstFeed, GOOD, guard, judge } from './guarded-stock.fixture.ts';
import { RAIL_NAMES, type Refusal } from './rail.ts';
import { refusalText } from './refusal-text.ts';
import { median } from '../history/stock-figures.ts';

test('S10 what was published once is what the feed is like: wrong VINs and duplicates are not refused every night', () => {
  const chassis = cars(30, () => ({ vin: undefined }));
  const counts = { droppedVins: 30, contradicting: 20, read: 50 };
  expect(firstFeed(chassis, counts).map(({ rail }) => rail)).toEqual(['duplicates', 'vins']);
  expect(judge(chassis, counts, figuresOf(chassis, counts))).toEqual([]);
});

test('S10 figures of an older build hold count and median only, and these two are compared', () => {
  const older = { count: 101, medianPrice: 20_000 };
  expect(
    judge(
      cars(101, (index) => ({ vin: undefined, stocknum: `T${index}` })),
      {},
      older,
    ),
  ).toEqual([]);
  expect(judge(cars(60), {}, older).map(({ rail }) => rail)).toEqual(['count']);
});

test('S10 every limit is a setting of its own', () => {
  const all = {
    read: 200,
    quarantined: 40,
    contradicting: 60,
    droppedVins: 150,
    part: { said: 'x', has: 1 },
  };
  const broken = cars(60, (index) => ({
    id: `w${index}`,
    stocknum: `T${index}`,
    vin: undefined,
    make: `Model ${index % 25}`,
    price: 1,
  }));
  const kept = cars(3, () => ({ price: 2, images: [] }));
  const vehicles = [...kept, ...broken];
  const judged = (limits: typeof guard): string[] =>
    guardRails({ vehicles, figures: figuresOf(vehicles, all), counts: all }, limits, GOOD).map(
      ({ rail }) => rail,
    );
  const without = ['empty', 'missing', 'origins', 'age', 'last-good', 'law'];
  expect(judged(guard)).toEqual(RAIL_NAMES.filter((rail) => !without.includes(rail)));
  const open: typeof guard = {
    minimum_accepted: 0,
    minimum_of_total: 0,
    minimum_of_last_count: 0,
    maximum_median_move: 1,
    maximum_duplicates: 1,
    maximum_wrong_vins: 1,
    maximum_same_value: 1,
    maximum_missing: 1,
    maximum_strange_makes: 1,
    maximum_identity_turnover: 1,
    maximum_fields_lost: 1,
    maximum_photos_lost: 1,
    maximum_price_jumps: 1,
  };
  expect(judged(open)).toEqual([]);
  for (const limit of Object.keys(open) as (keyof typeof open)[])
    if (limit !== 'maximum_missing')
      expect(judged({ ...open, [limit]: guard[limit] }), limit).toHaveLength(1);
});

test('S10 what may be missing in a first feed is a setting of its own', () => {
  const vehicles = cars(30, () => ({ year: undefined }));
  const counts = { read: 30, quarantined: 0, contradicting: 0, droppedVins: 0 };
  const judged = (maximum_missing: number): string[] =>
    guardRails(
      { vehicles, figures: figuresOf(vehicles), counts },
      { ...guard, maximum_missing },
      undefined,
    ).map(({ rail }) => rail);
  expect(judged(0.5)).toEqual(['missing']);
  expect(judged(1)).toEqual([]);
});

test('S10 a refusal names the feed, each rail, and the command that allows exactly these', () => {
  const refusals: Refusal[] = [
    { rail: 'count', message: 'Too few.' },
    { rail: 'price', message: 'Too dear.' },
  ];
  expect(refusalText(refusals, 'feeds/my.csv').split('\n')).toEqual([
    'The feed feeds/my.csv is not published; the site stays as it is.',
    '  count: Too few.',
    '  price: Too dear.',
  ]);
});

test.each([
  [[], undefined],
  [[3], 3],
  [[5, 1, 9], 5],
  [[4, 1, 9, 6], 5],
])('the median of %j is %j', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});
