import { playwrightCounts, vitestCounts, type TestCounts } from './test-counts.ts';

export type TestStep = {
  /** What it proves, as its heading. */
  title: string;
  /** npm package whose program is run, and its words. */
  package: string;
  words: readonly string[];
  /** How its JSON report is asked for and read; a step without one counts as one test. */
  report?: {
    words: (file: string) => string[];
    environment: (file: string) => Record<string, string>;
    counts: (report: unknown) => TestCounts;
  };
};

const vitestReport: TestStep['report'] = {
  words: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  environment: () => ({}),
  counts: vitestCounts,
};

/** The steps of `npm test`. */
export const TEST_STEPS = {
  types: { title: 'Types', package: 'astro', words: ['check'] },
  lint: { title: 'Lint', package: 'eslint', words: ['.'] },
  format: { title: 'Format', package: 'prettier', words: ['--check', '.'] },
  unit: {
    title: 'Rules',
    package: 'vitest',
    words: ['run', '--project', 'unit'],
    report: vitestReport,
  },
  commands: {
    title: 'Commands',
    package: 'vitest',
    // More than processors: a test waits while the command that it started reads, writes or is stopped.
    words: ['run', '--project', 'commands', '--maxWorkers', '3'],
    report: vitestReport,
  },
  site: {
    title: 'Built sites',
    package: 'vitest',
    words: ['run', '--project', 'site'],
    report: vitestReport,
  },
  browser: {
    title: 'In a browser',
    package: 'playwright',
    // The long forms of a proof run by `npm run test:long`.
    words: ['test', '--grep-invert', '@long'],
    report: {
      words: () => ['--reporter=list,json'],
      environment: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
      counts: playwrightCounts,
    },
  },
} satisfies Record<string, TestStep>;

export type TestStepName = keyof typeof TEST_STEPS;
export const TEST_STEP_NAMES = Object.keys(TEST_STEPS).filter(isTestStepName);

/**
 * The steps in their order, the quickest to fail first. Those of a round run side by side: each alone would leave a
 * processor idle.
 */
export const TEST_ROUNDS: readonly TestStepName[][] = [
  ['types', 'lint', 'format', 'unit'],
  ['commands'],
  ['site'],
  ['browser'],
];

export function isTestStepName(name: string): name is TestStepName {
  return Object.hasOwn(TEST_STEPS, name);
}
