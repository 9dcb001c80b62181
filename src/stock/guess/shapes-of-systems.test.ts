import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { mapNamed } from '../maps/maps.ts';
import { readVehicles } from '../read-vehicles.ts';
import { guessFeed } from './guess-feed.ts';
import { readUnknownFeed } from './guess-written.ts';
import { OTHER_SHAPES } from './shapes-of-other-markets.fixture.ts';
import { SHAPES, type Shape } from './shapes-of-systems.fixture.ts';
import { tableOf, LOCATION } from './yard-stock.fixture.ts';

async function guessed({ content }: Pick<Shape, 'content'>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'shapes-'));
  try {
    const file = path.join(folder, 'feed');
    await writeFile(file, content);
    const { written, feed } = await readUnknownFeed(file, 'feed');
    const guess = guessFeed(feed, written, '2026-11-26');
    const settings = FeedSettings.parse({ source: 'feed', ...guess.settings });
    const context = { today: '2026-11-26', locations: [] };
    return { guess, ...readVehicles(feed, mapNamed(settings.map), settings, context) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test.each(Object.entries({ ...SHAPES, ...OTHER_SHAPES }))(
  'R3 every figure of every car is read by guess alone: %s',
  async (name, shape) => {
    const { drafts, quarantined } = await guessed(shape);
    expect(quarantined).toEqual([]);
    const has = (field: NonNullable<Shape['without']>[number]): boolean => !shape.without?.includes(field);
    const isRenamed = name.startsWith('titles of a make');
    expect(
      drafts.map(({ draft }) => ({
        stocknum: draft.stocknum,
        make: draft.make,
        model: draft.model,
        year: draft.year,
        km: draft.km,
        price: draft.price,
        price_type: draft.price_type,
        photos: draft.images.map(({ url }) => url),
        ...(has('vin') && { vin: draft.vin }),
        ...(has('badge') && { badge: draft.badge }),
        ...(has('colour') && { colour: draft.colour }),
      })),
    ).toEqual(
      LOCATION.map((car) => ({
        stocknum: car.stock,
        make: isRenamed && car.make !== 'Kia' && car.make !== 'Ford' ? 'Zastava' : car.make,
        model: car.model,
        year: car.year,
        km: car.km,
        price: shape.isEgc ? car.egc : car.price,
        price_type: shape.price_type,
        photos: car.photos,
        ...(has('vin') && { vin: car.vin }),
        ...(has('badge') && { badge: car.badge }),
        ...(has('colour') && { colour: car.colour }),
      })),
    );
  },
);

test('R3 what a table in thousands sells is no distance, and what no column has is named', async () => {
  const { guess } = await guessed({
    content: tableOf({
      Manufacturer: (car) => car.make,
      Model: (car) => car.model,
      Sales_in_thousands: (car) => car.km / 1900,
      year_resale_value: (car) => car.price / 2000,
      Price_in_thousands: (car) => car.price / 1000,
    }),
  });
  expect(guess.settings).toMatchObject({ columns: { price: 'Price_in_thousands' }, price_in: 'thousands' });
  expect(guess.open).toEqual(
    expect.arrayContaining([
      'no column has the year: name it in feed.columns.year',
      'no column has the kilometres: name it in feed.columns.km',
      'no column has the photos: name it in feed.columns.images',
    ]),
  );
});

test('R3 kilometres that are too small for single ones are left out, and that is said', async () => {
  const { guess, drafts } = await guessed({
    content: tableOf({
      StockNo: (car) => car.stock,
      Make: (car) => car.make,
      Model: (car) => car.model,
      Year: (car) => car.year,
      Odometer: (car) => car.km / 1000,
      Price: (car) => car.price,
    }),
  });
  expect(guess.open.join('\n')).toContain("set feed.units.km to '1000 km'");
  expect(drafts.every(({ draft }) => draft.km === undefined)).toBe(true);
});
