import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { guessFeed } from '../src/stock/guess/guess-feed.ts';
import { readUnknownFeed } from '../src/stock/guess/guess-written.ts';
import { mapNamed } from '../src/stock/maps/maps.ts';
import { readVehicles } from '../src/stock/read-vehicles.ts';
import type { VehicleDraft } from '../src/stock/read/vehicle-draft.ts';
import { FeedSettings } from '../src/tenant/feed-settings.ts';

const FOLDER = path.join(import.meta.dirname, 'feeds');
const TODAY = '2026-03-01';

const Expected = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])));
type Expected = z.output<typeof Expected>;

/** What is guessed of a feed of tests/feeds, and how to read it by that without an edit. */
async function taken(name: string, member = '') {
  const file = readdirSync(FOLDER).find(
    (each) => each.startsWith(`${name}.`) && !each.endsWith('.expected.json'),
  );
  const { written, feed } = await readUnknownFeed(path.join(FOLDER, file ?? name), name, member);
  const guess = guessFeed(feed, written, '2026-11-26');
  const settings = FeedSettings.parse({ source: name, ...guess.settings });
  const read = () => readVehicles(feed, mapNamed(settings.map), settings, { today: TODAY, locations: [] });
  const expected = Expected.parse(
    JSON.parse(readFileSync(path.join(FOLDER, `${name}.expected.json`), 'utf8')),
  );
  return { guess, read, expected };
}

/** A vehicle's figures under the names of the expected ones: pictures and equipment are counted. */
function figuresOf(draft: VehicleDraft, names: readonly string[]): Expected[number] {
  const flat: Record<string, unknown> = {
    ...draft,
    ...draft.variant,
    ...draft.caravan,
    images: draft.images.length,
    equipment: draft.standardEquipment?.length,
    created_at: draft.created_at?.slice(0, 10),
  };
  return Expected.element.parse(
    Object.fromEntries(names.flatMap((name) => (flat[name] === undefined ? [] : [[name, flat[name]]]))),
  );
}

const READ = [
  'american-columns',
  'australian-system',
  'both-prices',
  'caravans',
  'french',
  'german',
  'german-listing',
  'motorcycles',
  'small-yard',
  'social-catalogue',
  'trucks',
  'vehicle-ads',
  'workbook-as-csv',
  'yard-system',
] as const;

test.each(READ)(
  'R3 the feed %s is read right by guess alone, every figure of every vehicle',
  async (name) => {
    const { read, expected } = await taken(name);
    const { drafts, quarantined } = read();
    expect(quarantined).toEqual([]);
    expect(drafts.map(({ draft }, at) => figuresOf(draft, Object.keys(expected[at] ?? {})))).toEqual(
      expected,
    );
  },
);

test('R3 an archive of two files is read once one of them is named', async () => {
  await expect(taken('two-files')).rejects.toThrow("Set feed.member to 'stock.csv' or 'photos.csv'.");
  const { guess, read, expected } = await taken('two-files', 'stock.csv');
  expect(guess.settings.member).toBe('stock.csv');
  expect(guess.open).toContain('no column has the photos: name it in feed.columns.images');
  expect(read().drafts.map(({ draft }, at) => figuresOf(draft, Object.keys(expected[at] ?? {})))).toEqual(
    expected,
  );
});

test('R3 of two prices the one with all charges is shown, and that is said', async () => {
  const { guess } = await taken('both-prices');
  expect(guess.settings.columns?.['price']).toBe('DAPPrice');
  expect(guess.settings.defaults?.['price_type']).toBe('drive_away');
  expect(guess.open).toContain(
    "feed.columns.price: of several prices 'DAPPrice' (drive away) is shown, and not 'EGCPrice' (without government charges)",
  );
});

test('R3 what no column has, or an empty one, is named as something to look at', async () => {
  const { guess } = await taken('small-yard');
  expect(guess.open).toContain('no column has the photos: name it in feed.columns.images');
  const { guess: workbook } = await taken('workbook-as-csv');
  expect(workbook.settings.format).toBe('xlsx');
  expect(workbook.open).toContain(
    "feed.columns.images: the column 'Images' is empty, so that no vehicle has its photos",
  );
});

test('R3 what is written as names and values in elements cannot be guessed, and that is said', async () => {
  const { guess, read } = await taken('names-and-values');
  expect(guess.open).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^no column has the make/),
      expect.stringMatching(/^no column has a price/),
    ]),
  );
  expect(read).toThrow("The feed has no column 'make'.");
});

test('R3 a table without names of columns cannot be guessed, and that is said', async () => {
  const { guess } = await taken('no-header');
  expect(guess.open.join('\n')).toMatch(/no column has the make|no column has a price/);
});

test('R3 each setting that was guessed has its reason, and each column is placed or named as not placed', async () => {
  const { guess } = await taken('german');
  expect(guess.settings).toMatchObject({
    format: 'csv',
    delimiter: ';',
    encoding: 'windows-1252',
    decimal_mark: ',',
    date_order: 'day-month-year',
    units: { power: 'PS', engine_size_litres: 'cc' },
    values: { fuel: { Benzin: 'Petrol' }, car_type: { Vorführwagen: 'demo' } },
  });
  for (const field of Object.keys(guess.settings.columns ?? {}))
    expect(guess.reasons).toHaveProperty([`columns.${field}`]);
  expect(guess.open.join('\n')).toContain('what the price includes is not said');
  const { guess: system } = await taken('australian-system');
  expect(system.unplaced).toEqual([{ column: 'Internal Cost Centre', example: 'CC-0' }]);
});

test('R3 a title is divided at its make, and stock numbers are made where there are none', async () => {
  const { guess, read } = await taken('motorcycles');
  expect(guess.settings.title).toEqual({ column: 'Bike' });
  expect(guess.settings.identity_columns).toEqual(['Bike']);
  expect(new Set(read().drafts.map(({ draft }) => draft.stocknum)).size).toBe(12);
});
