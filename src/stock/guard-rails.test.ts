import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FeedSettings } from '../tenant/feed-settings.ts';
import { guardRails, median } from './guard-rails.ts';
import type { GuardedStock } from './guard-rails.ts';
import { readLastGood, recordLastGood } from './last-good.ts';

const { guard } = FeedSettings.parse({ source: 'x', format: 'csv' });
const GOOD: GuardedStock = { read: 100, quarantined: 0, count: 100, medianPrice: 20_000 };
const LAST = { count: 100, medianPrice: 20_000 };
const decide = (changes: Partial<GuardedStock>, last: typeof LAST | undefined = LAST) =>
  guardRails({ ...GOOD, ...changes }, guard, last);

test.each([
  [{}],
  [{ quarantined: 15 }],
  [{ count: 80 }],
  [{ count: 500 }],
  [{ medianPrice: 26_000 }],
  [{ medianPrice: 14_000 }],
])('%j passes', (changes) => {
  expect(decide(changes)).toEqual({ kind: 'pass' });
});

test('without stock that was published before there is nothing to compare with', () => {
  expect(guardRails({ ...GOOD, count: 1, medianPrice: 1 }, guard, undefined)).toEqual({ kind: 'pass' });
});

test.each([
  [
    { read: 0, count: 0 },
    'empty',
    'The feed holds no vehicles at all. If the feed is right, --force publishes it.',
  ],
  [
    { count: 0 },
    'empty',
    "None of the feed's 100 records is to be shown. If the feed is right, --force publishes it.",
  ],
  [
    { quarantined: 16 },
    'too-many-bad',
    "Only 84% of the feed's 100 records can be used; at least 85% must be. quarantine.ndjson says what is wrong with the 16 others. If the feed is right, --force publishes it.",
  ],
  [
    { count: 79 },
    'too-few-left',
    'Only 79 vehicles are left of 100 (79%); at least 80% must remain. If the feed is right, --force publishes it.',
  ],
  [
    { medianPrice: 26_020 },
    'median-price',
    'The median price went up by 30.1%, from $20,000 to $26,020; 30% is the most it may move. If the feed is right, --force publishes it.',
  ],
  [
    { medianPrice: 200 },
    'median-price',
    'The median price went down by 99%, from $20,000 to $200; 30% is the most it may move. If the feed is right, --force publishes it.',
  ],
  [
    { medianPrice: undefined },
    'median-price',
    'No vehicle has a price; the median was $20,000 before. If the feed is right, --force publishes it.',
  ],
])('%j is refused by the rail %s', (changes, rail, message) => {
  expect(decide(changes)).toEqual({ kind: 'refused', rail, message });
});

test.each([
  [[], undefined],
  [[3], 3],
  [[5, 1, 9], 5],
  [[4, 1, 9, 6], 5],
])('the median of %j is %j', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'last-good-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the last good figures come back as they were recorded', async () => {
  expect(await readLastGood(folder)).toBeUndefined();
  await recordLastGood(folder, LAST);
  expect(await readLastGood(folder)).toEqual(LAST);
  await recordLastGood(folder, { count: 2, medianPrice: undefined });
  expect(await readLastGood(folder)).toEqual({ count: 2, medianPrice: undefined });
});

test('damaged figures stop the build with the way out', async () => {
  await writeFile(path.join(folder, 'last-good.json'), '{"count":');
  await expect(readLastGood(folder)).rejects.toThrow(
    /last-good\.json is damaged: .+ Delete it to publish once without comparing/,
  );
});
