import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canTry, CODE_RULES, readCode, waitForCode, wrongCodeWords } from './sign-in-code.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 21, 3);

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['\u200e123\u2011456\u200b', '123456'],
  ['12\u2013 34\u00a056\ufe0f', '123456'],
  ['000000', '000000'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
  ['+12345', undefined],
])('A5 %j is read as the code %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test.each([
  ['just sent', {}, 0, true],
  ['at the end of its five minutes', {}, 5 * MINUTE - 1, true],
  ['after five minutes', {}, 5 * MINUTE, false],
  ['tried four times', { tries: 4 }, MINUTE, true],
  ['tried five times', { tries: 5 }, MINUTE, false],
  ['used', { used_at: NOW }, MINUTE, false],
  ['made by a clock that was ahead', {}, -1, false],
])('A5 whether a code may be tried: %s', (_, changes, later, is) => {
  expect(canTry({ created_at: NOW, tries: 0, used_at: null, ...changes }, NOW + later)).toBe(is);
});

test.each([
  ['none before', [], 0],
  ['nine today', Array.from({ length: 9 }, (_, n) => NOW - n * HOUR), 0],
  [
    'ten today, the first of them 20 hours ago',
    Array.from({ length: 10 }, (_, n) => NOW - (n + 11) * HOUR),
    4,
  ],
  ['ten, the first of them yesterday', Array.from({ length: 10 }, (_, n) => NOW - (n + 15) * HOUR), 0],
])('A5 the wait for the next code with %s is %s hours', (_, sent, hours) => {
  expect(waitForCode(sent, NOW)).toBe(hours * HOUR);
});

test('A5 no matter who asks and when, no day has more than ten codes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 * HOUR }), { maxLength: 80 }), (gaps) => {
      const sent: number[] = [];
      let now = NOW;
      for (const gap of gaps) {
        now += gap;
        if (waitForCode(sent, now) === 0) sent.push(now);
      }
      for (const end of sent) {
        const inADay = sent.filter((at) => at <= end && end - at < CODE_RULES.windowMs);
        expect(inADay.length).toBeLessThanOrEqual(CODE_RULES.codes);
      }
    }),
  );
});

test('A5 fifty guesses a day among a million codes', () => {
  const guesses = CODE_RULES.codes * CODE_RULES.tries;
  expect(guesses / 10 ** CODE_RULES.digits).toBeLessThanOrEqual(5e-5);
});

test.each([
  [4, 'That code is wrong. You have 4 tries left.'],
  [1, 'That code is wrong. You have 1 try left.'],
  [0, 'That code has expired. Send a new one.'],
])('A5 with %i tries left a wrong code gets: %s', (left, words) => {
  expect(wrongCodeWords(left)).toBe(words);
});
