import { expect, test } from 'vitest';
import { AccountSettings } from './account-settings.ts';
import { CODE_FULL, codeFullWords, codeLimits, fullCode } from './code-limits.ts';

const HOUR = 3_600_000;

test('A5 by default a site sends 100 texts an hour and 500 a day, a tenth of them without a proof of work', () => {
  const { codes } = AccountSettings.parse({});
  const site = [
    { full: 'site', most: 100, windowMs: HOUR },
    { full: 'site', most: 500, windowMs: 24 * HOUR },
  ];
  expect(codeLimits(codes, true)).toEqual(site);
  expect(codeLimits(codes, false)).toEqual([
    { full: 'unproven', most: 10, windowMs: HOUR },
    { full: 'unproven', most: 50, windowMs: 24 * HOUR },
    ...site,
  ]);
});

test.each([
  [{ hour: 5, day: 20 }, [1, 2]],
  [{ hour: 40, day: 100, unproven_share: 0.5 }, [20, 50]],
  [{ unproven_share: 1 }, [100, 500]],
])('A5 of %j so many go without a proof of work: %j', (codes, most) => {
  const limits = codeLimits(AccountSettings.parse({ codes }).codes, false);
  expect(limits.filter(({ full }) => full === 'unproven').map((limit) => limit.most)).toEqual(most);
});

test.each([
  [
    'nothing',
    [
      ['unproven', 0],
      ['site', 100],
    ],
    undefined,
  ],
  [
    'the part without a proof',
    [
      ['unproven', 160],
      ['site', 0],
    ],
    { full: 'unproven', wait: 60 },
  ],
  [
    'the day behind the hour',
    [
      ['site', 160],
      ['site', 500],
    ],
    { full: 'site', wait: 400 },
  ],
  [
    'the site, also where its part is',
    [
      ['unproven', 500],
      ['site', 160],
    ],
    { full: 'site', wait: 400 },
  ],
] as const)('A5 where %s is full, the wait is true', (_, limits, full) => {
  expect(
    fullCode(
      limits.map(([name, until]) => ({ full: name, until })),
      100,
    ),
  ).toEqual(full);
});

test('A5 what is said of codes that are full is true of what is full', () => {
  expect(codeFullWords('site', 600)).toBe(
    "We can't text any more codes right now. Please try again in 10 minutes.",
  );
  expect(codeFullWords('number', 43_200)).toContain('This number');
  expect(CODE_FULL.filter((full) => codeFullWords(full, 60).includes('JavaScript'))).toEqual(['unproven']);
});
