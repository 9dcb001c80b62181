import { expect, test } from 'vitest';
import { figureProblem } from './figure-problem.ts';

test.each([
  [0, undefined],
  [10, undefined],
  [185, 'Enter a figure from 0 to 10'],
  [-1, 'Enter a figure from 0 to 10'],
  [Number.NaN, 'Enter a figure from 0 to 10'],
])('V8 %d dollars a litre: %s', (figure, problem) => {
  expect(figureProblem(figure, { min: 0, max: 10 })).toBe(problem);
});

test('V19 the ends of a mass have their thousands apart', () => {
  expect(figureProblem(999_999_999, { min: 300, max: 10_000 })).toBe('Enter a figure from 300 to 10,000');
});
