import { expect, test } from 'vitest';
import { answerWords, isAnswerLate } from './answer-words.ts';

test.each([
  ['stalled', false, false, true],
  ['loading', false, false, false],
  ['loading', false, true, true],
  ['idle', false, true, true],
  ['error', false, true, false],
  ['stalled', true, true, false],
  ['idle', true, true, false],
] as const)('S13 a search that is %s, its answer here: %s, late before: %s, is late: %s', (...row) => {
  const [status, isCurrent, wasLate, isLate] = row;
  expect(isAnswerLate({ status, isCurrent }, wasLate)).toBe(isLate);
});

test.each([
  [{ status: 'idle', isCurrent: true, isLate: false }, '1,204 cars'],
  [{ status: 'loading', isCurrent: false, isLate: false }, '1,204 cars'],
  [{ status: 'stalled', isCurrent: false, isLate: true }, 'Searching…'],
  [{ status: 'error', isCurrent: false, isLate: false }, 'Last results'],
  [{ status: 'error', isCurrent: true, isLate: false }, '1,204 cars'],
] as const)('S13 above the list of %j stands %s', (answer, words) => {
  expect(answerWords(answer, 1204, 'cars')).toBe(words);
});
