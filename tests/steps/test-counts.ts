import * as z from 'zod';

export type TestCounts = { passed: number; failed: number; skipped: number };

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** Counts of a run of vitest, from its JSON report. A file that could not be loaded counts as one failure. */
export function vitestCounts(report: unknown): TestCounts {
  const { success, numPassedTests, numFailedTests, numPendingTests, numTodoTests } =
    VitestReport.parse(report);
  const failed = success ? numFailedTests : Math.max(1, numFailedTests);
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

/** Counts of a run of Playwright, from its JSON report. Errors outside of tests count as one failure each. */
export function playwrightCounts(report: unknown): TestCounts {
  const { stats, errors } = PlaywrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
