import { expect, test } from 'vitest';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { guardRails } from './guard-rails.ts';
import { car, cars, figuresOf, firstFeed, guard, judge } from './guarded-stock.fixture.ts';
import type { Refusal } from './rail.ts';

const nth = (n: number, changes: (index: number) => Partial<Vehicle>) => (index: number) =>
  index % n === 0 ? changes(index) : {};

test.each<[string, Refusal[], Refusal[]]>([
  [
    'nothing',
    judge([], { read: 0 }),
    [
      {
        rail: 'empty',
        message: 'The feed holds no vehicles at all. The site would lose all its 101 vehicles.',
      },
    ],
  ],
  [
    'nothing in a first feed',
    firstFeed([], { read: 9 }),
    [{ rail: 'empty', message: "None of the feed's 9 records is to be shown." }],
  ],
  [
    'bad records',
    judge(cars(101), { read: 120, quarantined: 19 }),
    [
      {
        rail: 'accepted',
        message:
          "Only 84.1% of the feed's 120 records can be used; at least 85% must be. quarantine.ndjson says what is " +
          'wrong with the 19 others.',
      },
    ],
  ],
  [
    'one stock number for many',
    firstFeed(cars(27), { read: 106, contradicting: 79 }),
    [
      {
        rail: 'duplicates',
        message:
          '79 of 106 (74.5%) of the records have the number of an earlier record but tell of another vehicle; 20% is ' +
          'the most that may. Is the stock number read from the right column?',
      },
    ],
  ],
  [
    'VINs dropped',
    firstFeed(
      cars(30, () => ({ vin: undefined })),
      { droppedVins: 29 },
    ),
    [
      {
        rail: 'vins',
        message:
          '29 of 29 (100%) of the VINs are none, or stand in place of the stock number; 50% is the most that may. Are ' +
          'the columns of VIN and stock number swapped?',
      },
    ],
  ],
  [
    'a first feed with one price',
    firstFeed(cars(30, () => ({ price: 100 }))),
    [
      {
        rail: 'one-value',
        message:
          'Nearly all vehicles have one and the same value: price of 100%. 90% is the most that may have one.',
      },
    ],
  ],
  [
    'one make of many',
    judge(cars(101, () => ({ make: 'Make 1' }))),
    [
      {
        rail: 'one-value',
        message:
          'Nearly all vehicles have one and the same value: make of 100%, 20.7% last time. 90% is the most that may ' +
          'have one.',
      },
      {
        rail: 'makes',
        message:
          '81 of 101 (80.1%) of the vehicles of last time have another make. 20% is the most that may be so.',
      },
    ],
  ],
  [
    'make and model from one column',
    firstFeed(cars(30, (index) => ({ make: `M${index}`, model: `m${index}` }))),
    [
      {
        rail: 'makes',
        message: 'Make and model read the same on 30 of 30 (100%) vehicles. 20% is the most that may be so.',
      },
    ],
  ],
  [
    'make and model swapped',
    judge(cars(101, (index) => ({ make: `Model ${index % 25}`, model: 'Make' }))).slice(1),
    [
      {
        rail: 'makes',
        message:
          'The makes of 101 of 101 (100%) vehicles were models last time: are the two columns swapped? 20% is the most ' +
          'that may be so.',
      },
    ],
  ],
  [
    'too few left',
    judge(cars(80)),
    [{ rail: 'count', message: 'Only 80 vehicles are left of 101 (79.2%); at least 80% must remain.' }],
  ],
  [
    'other numbers on all',
    judge(cars(101, (index) => ({ id: `w${index}`, stocknum: `T${index}`, vin: undefined }))),
    [
      {
        rail: 'identity',
        message:
          '101 of 101 (100%) of the vehicles are not those of last time by VIN, stock number, rego or id; 50% is the ' +
          'most that may change at once.',
      },
    ],
  ],
  [
    'photos lost on every fourth',
    judge(
      cars(
        101,
        nth(4, () => ({ images: [] })),
      ),
    ),
    [
      {
        rail: 'fields',
        message:
          'Vehicles that had them last time have lost fields: images 26 of 101 (25.7%); 20% is the most that may lose one.',
      },
    ],
  ],
  [
    'prices a third up',
    judge(cars(101, (index) => ({ price: 26_020 + index - 50 }))),
    [
      {
        rail: 'price',
        message: 'The median price went up by 30.1%, from $20,000 to $26,020; 30% is the most it may move.',
      },
    ],
  ],
  [
    'every fourth price in hundreds',
    judge(
      cars(
        101,
        nth(4, () => ({ price: 200 })),
      ),
    ),
    [
      {
        rail: 'price-jumps',
        message:
          'The price of 26 of 101 (25.7%) vehicles moved by more than 50%; 10% is the most of them that may.',
      },
    ],
  ],
])('S10 %s: the rail says so with its figures', (_, refusals, expected) => {
  expect(refusals).toEqual(expected);
});

test.each<[string, Refusal[]]>([
  ['the same stock', judge(cars(101))],
  ['15% bad records', judge(cars(101), { read: 100, quarantined: 15 })],
  ['80% left', judge(cars(81))],
  ['five times the stock', judge(cars(505))],
  ['the median up by 30%', judge(cars(101, (index) => ({ price: 26_000 + (index - 50) * 10 })))],
  ['half the vehicles replaced', judge([...cars(51), ...cars(151).slice(101)])],
  [
    'a fifth without the photos they had',
    judge(
      cars(
        101,
        nth(6, () => ({ images: [] })),
      ),
    ),
  ],
  [
    'a tenth of the prices moved by more than a half',
    judge(
      cars(
        101,
        nth(11, () => ({ price: 9_000 })),
      ),
    ),
  ],
  [
    'two vehicles of three replaced at a dealer of three',
    guardRails(
      {
        vehicles: [car(0), car(7), car(8)],
        figures: figuresOf([car(0), car(7), car(8)]),
        counts: { read: 3, quarantined: 0, contradicting: 0, droppedVins: 0 },
      },
      guard,
      figuresOf(cars(3)),
    ),
  ],
  ['a first feed of one make and one year', firstFeed(cars(30, () => ({ make: 'Alder', year: 2026 })))],
  ['new cars with the same few kilometres', firstFeed(cars(30, () => ({ car_type: 'new', km: 10 })))],
])('S10 %s passes', (_, refusals) => {
  expect(refusals).toEqual([]);
});
