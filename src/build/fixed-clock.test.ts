import { expect, test } from 'vitest';
import { fixedClock } from './fixed-clock.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['2026-11-21T03:00:00.000Z', new Date(Date.UTC(2026, 10, 21, 3))],
])('FORECOURT_NOW=%j', (text, moment) => {
  expect(fixedClock(text)).toEqual(moment);
});

test.each(['yesterday', '2026-13-45', '21/11/2026 3pm'])('FORECOURT_NOW=%j is no moment', (text) => {
  expect(() => fixedClock(text)).toThrow(
    `FORECOURT_NOW is '${text}', which is no moment. Write it as in 2026-`,
  );
});
