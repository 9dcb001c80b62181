import { expect, test } from 'vitest';
import { mapNamed } from '../maps/maps.ts';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { MAP_FIELDS } from './map-fields.ts';
import { recordMapper } from './map-record.ts';
import { toVehicle } from './to-vehicle.ts';

const MANY = 300_000;

/** Cells that patterns with two ways to take a character would try in every way: hours for one of them. */
const CELLS = {
  'spaces in a word': `a${' '.repeat(MANY)}b`,
  'spaces behind a figure': `1${' '.repeat(MANY)}x`,
  'spaces behind a minus': `-${' '.repeat(MANY)}x`,
  'figures divided by commas': '1,'.repeat(MANY),
  'figures divided by points': '1.'.repeat(MANY),
  'figures divided by spaces': '1 '.repeat(MANY),
};

test.each(Object.entries(CELLS))('N2 a record with %s in every cell is read in no time', (_, cell) => {
  const settings = FeedSettings.parse({ source: 'stock', format: 'csv' });
  const read = recordMapper(mapNamed('standard'), settings, MAP_FIELDS);
  const began = performance.now();
  const raw = read(Object.fromEntries(MAP_FIELDS.map((field) => [field, cell])));
  toVehicle(
    { ...raw, make: 'Aldera', model: 'Lumen' },
    { today: '2026-03-01', locations: [], written: settings },
  );
  // Two seconds; what is tried in every way takes many minutes.
  expect(performance.now() - began).toBeLessThan(30_000);
});
