import { expect, test } from 'vitest';
import { claimsDone, sentencesOf } from './claims-done.ts';

test.each([
  ['Road tested by our mechanic', true],
  ['It has been fully inspected', true],
  ['Workshop tested and just serviced', true],
  ["Our workshop inspects every used car before it's listed", true],
  ['Ask us for the inspection sheet', true],
  ['This white hatch is at our Geelong yard and ready to drive', true],
  ['It will be inspected and road tested', false],
  ["We'll have it inspected on arrival", false],
  ["It hasn't been inspected", false],
  ['Once it has landed it is inspected', false],
  ['Call us to book an inspection', false],
  ['Serviced by its first owner', false],
  ['The load area is lined', false],
])('V7 of a vehicle on its way, %j claims something done: %s', (words, isClaim) => {
  expect(claimsDone(words, false)).toBe(isClaim);
});

test.each([
  ['Kilometres checked against the service records', true],
  ['Road tested by a licensed mechanic', true],
  ['Road test by a licensed mechanic', false],
  ['Brakes to be checked', false],
  ['120-point inspection', false],
])('V7 as a line of what is checked, %j claims it done: %s', (words, isClaim) => {
  expect(claimsDone(words, true)).toBe(isClaim);
});

test('V7 sentences end at their marks', () => {
  expect(sentencesOf('One. Two! At 2.2L three')).toEqual(['One.', 'Two!', 'At 2.2L three']);
});
