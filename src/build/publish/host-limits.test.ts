import { expect, test } from 'vitest';
import { checkHostLimits } from './host-limits.ts';

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `f${index}`, sha256: '', bytes: 1 }));
const fine = {
  files: files(10),
  headers: '/*\n  A: b\n',
  redirects: '/a /b 301\n',
  policy: 'x'.repeat(1_900),
};

test('a bundle within all limits passes', () => {
  expect(checkHostLimits(fine)).toEqual({ problems: [], warnings: [] });
});

test.each([
  ['a policy of 1,901 characters', { policy: 'x'.repeat(1_901) }, ['1,901', '1,900']],
  ['100,001 files', { files: files(100_001) }, ['100,001', '100,000']],
  [
    'a file over 25 MiB',
    { files: [{ path: 'big.mp4', sha256: '', bytes: 26_214_401 }] },
    ['big.mp4', '26,214,401', '26,214,400'],
  ],
  ['101 header rules', { headers: '/a\n  A: b\n'.repeat(101) }, ['101', '100']],
  ['a header line of 2,001 characters', { headers: `/*\n${'x'.repeat(2_001)}\n` }, ['2,001', '2,000']],
  ['2,001 redirects', { redirects: '/a /b 301\n'.repeat(2_001) }, ['2,001', '2,000']],
  ['101 redirects with a pattern', { redirects: '/a/* /b/:splat 301\n'.repeat(101) }, ['101', '100']],
])('%s: refused with the numbers', (_, change, words) => {
  const { problems } = checkHostLimits({ ...fine, ...change });
  expect(problems).toHaveLength(1);
  for (const word of words) expect(problems[0]).toContain(word);
});

test('more files than free plans take is said, not refused', () => {
  const { problems, warnings } = checkHostLimits({ ...fine, files: files(20_001) });
  expect(problems).toEqual([]);
  expect(warnings[0]).toContain('20,001');
});
