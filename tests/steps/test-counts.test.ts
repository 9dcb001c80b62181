import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.ts';

const vitest = { success: true, numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 2 };

test('tests are counted as their runners report them', () => {
  expect(vitestCounts(vitest)).toEqual({ passed: 7, failed: 0, skipped: 2 });
  expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 6, failed: 0, skipped: 2 });
});

test('a file that cannot be loaded and a set-up that breaks are failures, though no test failed', () => {
  expect(vitestCounts({ ...vitest, success: false }).failed).toBe(1);
  expect(playwrightCounts({ stats, errors: [{ message: 'set-up' }] }).failed).toBe(1);
});

test('a report of another shape is refused rather than counted as nothing', () => {
  expect(() => vitestCounts({})).toThrow();
  expect(() => playwrightCounts({})).toThrow();
});
