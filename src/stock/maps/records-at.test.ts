import { expect, test } from 'vitest';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { feedSettingProblems } from './feed-setting-problems.ts';

const problems = (format: string, records_at: string) =>
  feedSettingProblems(FeedSettings.parse({ source: 'https://feeds.example/stock', format, records_at }));

test.each([
  ['csv', 'stock.items', 1],
  ['ndjson', 'stock', 1],
  ['xlsx', 'Sheet1', 1],
  ['csv', '', 0],
  ['json', 'stock.items', 0],
  ['xml', 'stock.vehicle', 0],
])('N2 records_at beside format %s, as %j: %i problems', (format, place, count) => {
  const found = problems(format, place);
  expect(found).toHaveLength(count);
  for (const { path, wayOut } of found)
    expect([path, wayOut]).toEqual(['feed.records_at', expect.stringContaining("'json' or 'xml'")]);
});
