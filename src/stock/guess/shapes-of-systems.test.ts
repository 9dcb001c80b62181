import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { mapNamed } from '../maps/maps.ts';
import { readVehicles } from '../read-vehicles.ts';
import { guessFeed } from './guess-feed.ts';
import { readUnknownFeed } from './guess-written.ts';
import { SHAPES, type Shape } from './shapes-of-systems.fixture.ts';
import { YARD } from './yard-stock.fixture.ts';

async function guessed({ content }: Pick<Shape, 'content'>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'shapes-'));
  try {
    const file = path.join(folder, 'feed');
    await writeFile(file, content);
    const { written, feed } = await readUnknownFeed(file, 'feed');
    const guess = guessFeed(feed, written);
    const settings = FeedSettings.parse({ source: 'feed', ...guess.settings });
    const context = { today: '2026-11-26', locations: [] };
    return { guess, ...readVehicles(feed, mapNamed(settings.map), settings, context) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test.each(Object.entries(SHAPES))(
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
      YARD.map((car) => ({
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
