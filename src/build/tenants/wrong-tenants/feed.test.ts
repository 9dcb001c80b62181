import { describe, expect, test } from 'vitest';
import { expectRefusal, problemsWith, type WrongSetting } from './refusals.fixture.ts';

const WRONG: readonly WrongSetting[] = [
  ['feed', undefined, 'an object, { … }', "add feed: { source: 'stock/stock.csv', format: 'csv' }"],
  ['feed.source', '', 'text that is not empty'],
  ['feed.format', 'ods', "one of 'csv', 'json', 'ndjson', 'xml'"],
  ['feed.format', 'jsn', "one of 'csv', 'json', 'ndjson', 'xml'", "write 'json'"],
  ['feed.delimiter', ';;', 'text of at most 1 character'],
  ['feed.encoding', 'utf8', "one of 'utf-8', 'windows-1252', 'utf-16le'", "write 'utf-8'"],
  ['feed.encoding', 'latin1', "one of 'utf-8', 'windows-1252', 'utf-16le'"],
  ['feed.timeout_seconds', 0, 'a number above 0'],
  ['feed.timeout_seconds', 601, 'a number of at most 600'],
  ['feed.retries', 1.5, 'a whole number'],
  ['feed.guard.minimum_accepted', 85, 'a number of at most 1'],
  ['feed.guard.minimum_of_last_count', -0.1, 'a number of at least 0'],
  ['feed.guard.maximum_median_move', 0, 'a number above 0'],
  ['feed.guard.minimum', 0.5, 'a setting that exists', 'take minimum out'],
  ['feed.host_keys', ['MD5:aa:bb'], "a fingerprint: 'SHA256:' and 43 characters", '', 'feed.host_keys[0]'],
  ['feed.private_key', '-----BEGIN KEY', "the name of a variable: '${FORECOURT_FEED_SSH_KEY}'"],
  ['feed.columns', ['km'], 'an object, { … }'],
  ['feed.columns', { km: 5 }, 'text', '', 'feed.columns.km'],
  ['feed.values', { car_type: 'used' }, 'an object, { … }', '', 'feed.values.car_type'],
  ['feed.map', 5, 'text'],
  ['feed.url', 'https://x', 'a setting that exists', 'take url out'],
  ['wheels', 4, 'a setting that exists', 'take wheels out'],
  ['locatons', [], 'a setting that exists', 'write locations in place of locatons'],
];

describe('R3 wrong settings of where stock comes from are refused, each with its place and the way out', () => {
  test('R3 the settings they are changes of are accepted', () => {
    expect(problemsWith('slug', 'example')).toEqual([]);
  });

  for (const row of WRONG) test(`R3 ${row[0]}: ${JSON.stringify(row[1])}`, () => expectRefusal(row));
});
