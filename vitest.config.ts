import { defineConfig } from 'vitest/config';

/** Two projects: `unit` needs nothing; `site` reads sites that tests/site/build-fixtures has built first. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/site/**'],
          testTimeout: 20_000,
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
