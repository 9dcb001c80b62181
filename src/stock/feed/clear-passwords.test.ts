import { expect, test } from 'vitest';
import type { SecondaryFeed } from '../../tenant/secondary-feed.ts';
import { clearPasswordWarnings } from './clear-passwords.ts';

const secondary = (source: string): SecondaryFeed => ({ name: 'photos', feed: { source } }) as SecondaryFeed;

test('N2 a folder by plain FTP is warned of with the ways out, and no password is shown', () => {
  const source = 'ftp://dealer:secret@files.example/out/stock-*.csv';
  const [first, second, ...others] = clearPasswordWarnings({ source }, [
    secondary('https://files.example/photos.csv'),
    secondary('FTP://other.example/photos.csv'),
  ]);
  expect(first).toBe(
    'feed.source: ftp://files.example/out/stock-*.csv sends its name, password and prices in the clear. Ask the provider ' +
      'for the same folder by ftps:// or sftp:// (with feed.host_keys), and write that.',
  );
  expect(second).toMatch(/^further_feeds\[1\]\.feed\.source: ftp:\/\/other\.example/);
  expect(others).toEqual([]);
});

test.each([
  'ftps://dealer:secret@files.example/stock.csv',
  'sftp://dealer:secret@files.example/stock.csv',
  'https://files.example/stock.csv',
  'stock/ftp.csv',
])('N2 %s is not', (source) => {
  expect(clearPasswordWarnings({ source }, [])).toEqual([]);
});

test.each([
  ['http://feeds.example/stock.csv?key=1', 1],
  ['HTTP://feeds.example/stock.csv', 1],
  ['https://feeds.example/stock.csv', 0],
  ['http://localhost:8080/stock.csv', 0],
  ['http://127.0.0.1/stock.csv', 0],
  ['http://192.168.1.4/stock.csv', 0],
  ['stock/stock.csv', 0],
])('N2 a feed at %s is warned of %i times for want of TLS', (source, count) => {
  const warnings = clearPasswordWarnings({ source }, []);
  expect(warnings).toHaveLength(count);
  for (const warning of warnings)
    expect(warning).toMatch(/^feed\.source: .* comes without TLS: .*https:\/\//);
});
