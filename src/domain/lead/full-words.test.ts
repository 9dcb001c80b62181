import { expect, test } from 'vitest';
import { fullWords, LEAD_FULL, waitWords } from './full-words.ts';

test.each([
  [1, 'in a minute'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [600, 'in 10 minutes'],
  [3600, 'in 60 minutes'],
  [3601, 'in 2 hours'],
])('K11 %i seconds are said as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});

test('K11 what is said is true of what is full: only an address is told that it was from there', () => {
  const fromHere = LEAD_FULL.filter((full) => /from here/.test(fullWords(full, 30, undefined)));
  expect(fromHere).toEqual(['address', 'holds_of_address']);
  const number = LEAD_FULL.filter((full) => /phone number/.test(fullWords(full, 30, undefined)));
  expect(number).toEqual(['phone']);
  const scripts = LEAD_FULL.filter((full) => /JavaScript/.test(fullWords(full, 30, undefined)));
  expect(scripts).toEqual(['unproven', 'unproven_holds']);
  expect(new Set(LEAD_FULL.map((full) => fullWords(full, 30, undefined))).size).toBe(LEAD_FULL.length);
});

test.each([
  [
    'site',
    1,
    '(02) 5550 0100',
    "We're getting too many messages at the moment. What you typed is still here. Please try again in 5 minutes, or call us on (02) 5550 0100.",
  ],
  [
    'address',
    30,
    undefined,
    "You've sent a few messages from here already. What you typed is still here. Please try again in a minute.",
  ],
] as const)('K11 %s full for %i seconds, phone %s', (full, seconds, phone, words) => {
  expect(fullWords(full, seconds, phone)).toBe(words);
});
