import { expect, test } from 'vitest';
import { readBenchFeed } from './bench-feed.ts';

test('without a feed 17,000 vehicles are made of the sample, each with a line of its own', async () => {
  const { head, rows } = await readBenchFeed(undefined);
  expect(new Set(rows).size).toBe(17_000);
  expect(rows.filter((row) => !/,\d+$/.test(row))).toEqual([]);
  expect(head).toMatch(/,Price$/);
});

test('a feed that is not there is named, with the options that name one', async () => {
  await expect(readBenchFeed('none.csv')).rejects.toThrow(
    'none.csv cannot be read. Name a CSV feed with --feed',
  );
});
