import { expect, test } from 'vitest';
import type { FeedRecord } from '../feed/feed-record.ts';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { mapNamed } from '../maps/maps.ts';
import { readVehicles } from '../read-vehicles.ts';
import { orderColumn } from '../feed/said-order.ts';
import { guessFeed } from './guess-feed.ts';
import { linesOfPhotos } from './lines-of-photos.ts';
import { LOCATION, type LocationCar } from './yard-stock.fixture.ts';

type Columns = Readonly<Record<string, (car: LocationCar, place: number) => unknown>>;

const CAR: Columns = {
  StockNo: (car) => car.stock,
  Make: (car) => car.make,
  Model: (car) => car.model,
  Year: (car) => String(car.year),
  Kms: (car) => String(car.km),
  Price: (car) => String(car.price),
};
const PHOTO: Columns = { PhotoUrl: (car, place) => car.photos[place] };

/** A record for each photo of each car, the last photo first. */
const linesOf = (columns: Columns): FeedRecord[] =>
  LOCATION.flatMap((car) =>
    [2, 1, 0].map((place) =>
      Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, read(car, place)])),
    ),
  );

const feedOf = (records: FeedRecord[]) => ({
  records: records.map((fields, at) => ({ line: at + 2, fields })),
  columns: Object.keys(records[0] ?? {}),
});

test.each([
  ['Sequence'],
  ['PhotoNo'],
  ['sort_order'],
  ['Image Index'],
  ['Photo #'.replace(' #', ' Position')],
  ['Display Order'],
])('R3 of a first feed with a line for each photo all are read by guess alone, by %s', (name) => {
  const records = linesOf({ ...CAR, [name]: (_, place) => String(place + 1), ...PHOTO });
  const feed = feedOf(records);
  const guess = guessFeed(feed, { format: 'csv' }, '2026-11-26');
  expect(guess.settings).toMatchObject({
    order_by: name,
    columns: { stocknum: 'StockNo', images: 'PhotoUrl' },
  });
  expect(guess.reasons['order_by']).toBe(
    `likely: the lines of one 'StockNo' are photos of one vehicle, which '${name}' puts in order`,
  );
  expect(guess.unplaced).toEqual([]);
  const settings = FeedSettings.parse({ source: 'feed', ...guess.settings });
  const context = { today: '2026-11-26', locations: [] };
  const { drafts, excluded } = readVehicles(feed, mapNamed(settings.map), settings, context);
  expect(excluded).toEqual([]);
  expect(drafts.map(({ draft }) => draft.images.map(({ url }) => url))).toEqual(
    LOCATION.map((car) => car.photos),
  );
});

test('R3 without a column for their order the lines add up as they come, and that is said', () => {
  const guess = guessFeed(feedOf(linesOf({ ...CAR, ...PHOTO })), { format: 'csv' }, '2026-11-26');
  expect(guess.settings.order_by).toBeUndefined();
  expect(guess.settings.columns).toMatchObject({ stocknum: 'StockNo' });
  expect(guess.open).toContain(
    "feed.order_by: the lines of one 'StockNo' are photos of one vehicle, and no column says their order: they are shown in that of the file",
  );
});

test.each<[string, Columns]>([
  ['whose numbers stand for nothing', { ...CAR, StockNo: () => 'TBA', ...PHOTO }],
  [
    'in which one number has several prices',
    { ...CAR, Price: (car, at) => String(car.price + at), ...PHOTO },
  ],
  ['whose lines have the same photo', { ...CAR, PhotoUrl: (car) => car.photos[0] }],
  ['without photos', CAR],
  ['without numbers', PHOTO],
])('R3 a feed %s has no line for each photo', (_, columns) => {
  const records = linesOf(columns);
  expect(linesOfPhotos(records, Object.keys(columns))).toBeUndefined();
});

test('R3 a feed with a line for each vehicle has none for each photo, whatever is called an order', () => {
  const records = linesOf({ ...CAR, Order: (_, place) => String(place), ...PHOTO }).filter(
    (each) => each['Order'] === '0',
  );
  expect(linesOfPhotos(records, Object.keys(records[0] ?? {}))).toBeUndefined();
});

test.each<[string[], string | undefined]>([
  [['StockNumber', 'Sequence', 'PhotoUrl'], 'Sequence'],
  [['Stock No', 'Photo No', 'URL'], 'Photo No'],
  [['Order No', 'image_order'], 'image_order'],
  [['StockNumber', 'No', 'Number', 'Index'], undefined],
])('N2 of the columns %j %s is the place of a photo', (names, order) => {
  expect(orderColumn(names)).toBe(order);
});
