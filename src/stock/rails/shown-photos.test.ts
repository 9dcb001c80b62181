import { expect, test } from 'vitest';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import type { StockFigures } from '../history/stock-figures.ts';
import { cars, figuresOf, GOOD, guard, judge } from './guarded-stock.fixture.ts';
import { shownPhotosRefusals, withShownPhotos } from './shown-photos.ts';

const photos = (car: number, count: number): Vehicle['images'] =>
  Array.from({ length: count }, (_, at) => ({
    url: `/img/${car}-${at}.${String(car * 100 + at).padStart(8, '0')}`,
  }));

/** Cars with so many photos each. */
const stock = (
  count: number,
  each: (car: number) => number,
  changes: (car: number) => Partial<Vehicle> = () => ({}),
) => cars(count, (car) => ({ images: photos(car, each(car)), ...changes(car) }));

const published = (vehicles: Vehicle[]): StockFigures => withShownPhotos(figuresOf(vehicles), vehicles);

/** What is held against vehicles that show these photos, after others were published. */
const against = (before: Vehicle[] | undefined, now: Vehicle[], reasons: string[] = []): [string, string][] =>
  shownPhotosRefusals(published(now), before && published(before), guard, reasons).map(
    ({ rail, message }) => [rail, message],
  );

test('S10 a release that loses all photos is refused, and says why they are not had', () => {
  const reason = '20 photos wait for the next build: img.example answered 503.';
  expect(
    against(
      stock(10, () => 2),
      stock(10, () => 0),
      [reason],
    ),
  ).toEqual([
    [
      'photos',
      'Vehicles of last time have lost 20 of 20 (100%) of their photos, 10 of 10 (100%) of them all; 30% is the most that may ' +
        `go at once. ${reason}`,
    ],
  ]);
});

test.each<[string, Vehicle[], Vehicle[], string]>([
  ['all but the first of each', stock(10, () => 10), stock(10, () => 1), '90 of 100 (90%) of their photos;'],
  ['every second', stock(10, () => 4), stock(10, () => 2), '20 of 40 (50%) of their photos;'],
  [
    'those of four of ten',
    stock(10, () => 3),
    stock(10, (car) => (car < 4 ? 0 : 3)),
    '12 of 30 (40%) of their photos, 4 of 10 (40%) of them all;',
  ],
  ['those of two cars, which are all', stock(2, () => 3), stock(2, () => 0), '6 of 6 (100%)'],
  [
    'some, while others get more',
    stock(4, () => 10),
    stock(4, (car) => (car < 2 ? 0 : 30)),
    '20 of 40 (50%)',
  ],
])('S10 photos that are gone are refused: %s', (_, before, now, words) => {
  expect(against(before, now)).toEqual([['photos', expect.stringContaining(words)]]);
});

test.each<[string, Vehicle[] | undefined, Vehicle[]]>([
  ['a few', stock(10, () => 10), stock(10, () => 8)],
  ['those of one car of ten', stock(10, () => 3), stock(10, (car) => (car === 0 ? 0 : 3))],
  ['those of cars that are gone', stock(10, () => 3), stock(4, () => 3)],
  [
    'those of cars that are sold',
    stock(4, () => 3),
    stock(
      4,
      () => 0,
      () => ({ sold: true }),
    ),
  ],
  ['none, and new cars have none', stock(4, () => 3), stock(10, (car) => (car < 4 ? 3 : 0))],
  ['two of two', stock(1, () => 2), stock(1, () => 0)],
  ['what nobody has published', undefined, stock(10, () => 0)],
])('S10 it is no loss of photos to lose %s', (_, before, now) => {
  expect(against(before, now)).toEqual([]);
});

test('S10 figures of an older build, which know no photos, refuse nothing', () => {
  const older: StockFigures = {
    ...GOOD,
    vehicles: (GOOD.vehicles ?? []).map(({ photos: _, ...each }) => each),
  };
  const now = stock(101, () => 0);
  expect(shownPhotosRefusals(published(now), older, guard, [])).toEqual([]);
});

test('S10 a feed that names far fewer photos is refused before any is fetched', () => {
  const before = published(stock(101, () => 4));
  expect(
    judge(
      stock(101, () => 1),
      {},
      before,
    ),
  ).toMatchObject([{ rail: 'photos' }]);
});

test('S10 one picture for nearly all vehicles, as a host in trouble sends it, is refused by its bytes', () => {
  const same = stock(
    12,
    () => 1,
    (car) => ({ images: [{ url: `/img/photo-${car}.0123abcd` }] }),
  );
  expect(
    against(
      stock(12, () => 1),
      same,
    ),
  ).toEqual([['one-value', expect.stringContaining('shown photo of 100%')]]);
  // A dealer may have no other photos.
  expect(against(undefined, same)).toEqual([]);
  expect(against(same, same)).toEqual([]);
});

test('S10 one photo under addresses that are signed apart is one photo', () => {
  const signed = stock(
    12,
    () => 1,
    (car) => ({ images: [{ url: `https://img.example/soon.jpg?sig=${car}` }] }),
  );
  expect(figuresOf(signed).sameValue).toMatchObject({ photo: 1 });
});
