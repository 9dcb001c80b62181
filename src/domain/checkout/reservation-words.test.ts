import { expect, test } from 'vitest';
import { takenWords } from './reservation-words.ts';

const UNTIL = Date.parse('2026-11-23T01:00:00Z');

test.each([
  [
    'paying',
    "Someone else is reserving this vehicle right now. If they don't finish, it'll be available again by Monday 23 November at 12:00 pm Sydney time.",
  ],
  [
    'held',
    "Someone else has reserved this vehicle until Monday 23 November at 12:00 pm Sydney time. You haven't paid anything.",
  ],
] as const)('F9 the others of a hold that is %s hear until when', (state, words) => {
  expect(takenWords({ state }, UNTIL, 'Australia/Sydney')).toBe(words);
});
