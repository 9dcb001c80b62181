import { expect, test } from 'vitest';
import { TEST_ROUNDS, TEST_STEP_NAMES } from './test-steps.ts';

test('every step of the tests is in one round, in the order of the steps', () => {
  expect(TEST_ROUNDS.flat()).toEqual(TEST_STEP_NAMES);
});
