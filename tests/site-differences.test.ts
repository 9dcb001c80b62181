import { expect, test } from 'vitest';
import { differenceCount, siteDifferences } from './site-differences.ts';

const file = (path: string, sha256: string): { path: string; sha256: string; bytes: number } => ({
  path,
  sha256,
  bytes: 1,
});

test('files that came, went or changed are differences, in whatever order they are listed', () => {
  const before = [file('a.html', '1'), file('b.html', '2'), file('c.html', '3')];
  const after = [file('d.html', '4'), file('c.html', '9'), file('a.html', '1')];
  const differences = siteDifferences(before, after);
  expect(differences).toEqual({ onlyBefore: ['b.html'], onlyAfter: ['d.html'], changed: ['c.html'] });
  expect(differenceCount(differences)).toBe(3);
  expect(differenceCount(siteDifferences(before, before.toReversed()))).toBe(0);
});
