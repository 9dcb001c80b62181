import { defineConfig } from 'vitest/config';
import { COMMAND_TESTS } from './tests/command-tests.ts';

const commandTests = COMMAND_TESTS.map((name) => `**/${name}.test.ts`);

/**
 * Three projects: `unit` needs nothing and takes seconds; `commands` runs the project's commands as people run them;
 * `site` reads sites that tests/site/build-fixtures has built first (docs/decisions/0042-how-tests-run.md).
 */
export default defineConfig({
  test: {
    // Two: by itself vitest would leave one of two processors idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/site/**', ...commandTests],
          // Rules keep nothing between calls, so their files share a worker's modules instead of loading them each.
          pool: 'threads',
          isolate: false,
          restoreMocks: true,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'commands',
          include: commandTests,
          exclude: ['**/node_modules/**', '**/.*/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/site/build-fixtures.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
