import { expect, test } from 'vitest';
import { stateRights } from './state-rights.ts';

const textOf = (...given: Parameters<typeof stateRights>): string[] =>
  stateRights(...given).map(({ text }) => text);

test.each([
  [
    'NSW',
    ['car'],
    [
      'Used cars up to 10 years old, under 160,000 km: 3 months or 5,000 km, whichever comes first.',
      expect.stringMatching(/^One business day, and only when/),
    ],
  ],
  [
    'QLD',
    ['car', 'truck'],
    [
      'Used cars up to 10 years old, under 160,000 km: 3 months or 5,000 km, whichever comes first; others: 1 month or 1,000 km, whichever comes first. The law gives none on trucks.',
      expect.stringMatching(/^One of the dealer's business days .* up to \$100 of your deposit\.$/),
    ],
  ],
  ['NSW', ['caravan'], []],
] as const)('P1 the law of %s on used vehicles of kinds %j, in words', (state, items, expected) => {
  expect(textOf(state, items, '2026-11-22')).toEqual(expected);
});

test('P1 a law that was not checked for a year is not told', () => {
  expect(textOf('NSW', ['car'], '2027-11-27')).toEqual([]);
});
