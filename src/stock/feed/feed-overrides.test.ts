import path from 'node:path';
import { expect, test } from 'vitest';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { overrideFeed } from './feed-overrides.ts';

const own = FeedSettings.parse({
  source: 'stock.csv',
  format: 'csv',
  retries: 1,
  columns: { make: 'Brand' },
});

test.each([
  ['https://stock.example/feed.json', 'json'],
  ['https://stock.example/feed.JSONL.GZ?key=x.csv', 'ndjson'],
  ['https://stock.example/feed.gz.json.gz', 'json'],
  ['https://stock.example/feed', 'csv'],
  ['https://', 'csv'],
])('N2 the feed %s is read as %s, with the columns of the tenant', (feed, format) => {
  expect(overrideFeed(own, { feed })).toEqual({ ...own, source: feed, format });
});

test('N2 a file in place of the feed lies in the working directory', () => {
  const source = path.resolve('stock/cars.ndjson');
  expect(overrideFeed(own, { feed: 'stock/cars.ndjson' })).toEqual({ ...own, source, format: 'ndjson' });
});

test('N2 with another map the columns of the tenant do not apply, and the limits of its feed still do', () => {
  const other = overrideFeed(own, { map: 'au-listings' });
  expect(other).toMatchObject({ source: 'stock.csv', format: 'csv', retries: 1, map: 'au-listings' });
  expect(other.columns).toEqual({});
});

test('N2 without another feed or map the settings stay', () => {
  expect(overrideFeed(own, {})).toEqual(own);
});
