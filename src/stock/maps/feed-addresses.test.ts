import { expect, test } from 'vitest';
import { FeedSettings } from '../../tenant/feed-settings.ts';
import { feedSettingProblems } from './feed-setting-problems.ts';

const KEY = `SHA256:${'A'.repeat(43)}`;

const problemsOf = (source: string, host_keys: string[] = []): string[] =>
  feedSettingProblems(FeedSettings.parse({ source, format: 'csv', host_keys })).map(
    ({ path, found, wayOut }) => `${path} ${found}: ${wayOut}`,
  );

test.each([
  ['https://feeds.example/cars.csv', []],
  ['ftp://dealer:${FORECOURT_FEED_PASSWORD}@files.example/out/*.csv', []],
  ['ftps://files.example/', []],
])('N2 the address %s is one', (source, expected) => {
  expect(problemsOf(source)).toEqual(expected);
});

test('N2 an SFTP server needs a host key, and the way to it is told', () => {
  const source = 'sftp://dealer:${FORECOURT_FEED_PASSWORD}@files.example/out/*.csv';
  expect(problemsOf(source)).toEqual([
    'feed.host_keys nothing: ask the provider for it; `ssh-keyscan files.example | ssh-keygen -lf -` prints what the server shows now',
  ]);
  expect(problemsOf(source, [KEY])).toEqual([]);
});

test.each([
  [
    'gopher://files.example/cars.csv',
    "feed.source 'gopher:': fetch the file before the build, and name it here",
  ],
  [
    'sftp:///out/*.csv',
    'feed.source one without: write sftp://name:${FORECOURT_FEED_PASSWORD}@server/folder/file',
  ],
])('N2 the address %s is refused', (source, expected) => {
  expect(problemsOf(source, [KEY])).toEqual([expected]);
});
