import { expect, test } from 'vitest';
import { addRecent, readRecentSearch, type RecentSearch } from './recent-search.ts';

test('S14 the last six searches stay, each address once', () => {
  const search = (n: number): RecentSearch => ({ label: `s${n}`, href: `/search/${n}` });
  const list = [1, 2, 3, 4, 5, 6, 7, 3].reduce<RecentSearch[]>((all, n) => addRecent(all, search(n)), []);
  expect(list.map(({ label }) => label)).toEqual(['s3', 's7', 's6', 's5', 's4', 's2']);
});

test.each([
  '//evil.example/search/',
  'https://evil.example/search/a',
  'javascript:alert(1)//search/',
  '/\\evil.example/search/',
  '/search',
  '/compare',
  '',
])('F12 an address %j that is none of this site is no search', (href) => {
  expect(readRecentSearch({ label: 'x', href })).toBeUndefined();
});

test('F12 a stored search is read with its words and its address alone', () => {
  const stored = { label: 'White utes', href: '/search/ute?colour=White' };
  expect(readRecentSearch({ ...stored, count: 3 })).toEqual(stored);
  expect(readRecentSearch({ ...stored, label: 3 })).toBeUndefined();
});
