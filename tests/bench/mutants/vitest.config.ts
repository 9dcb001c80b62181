import { defineConfig } from 'vitest/config';

/** The tests of the rules alone, for the runner of mutants: it asks those that import what it changed. */
export default defineConfig({
  test: {
    // The rules of law are proved on pages, which src/build reads.
    include: [
      'src/{domain,stock,site,search-engine,tenant}/**/*.test.{ts,tsx}',
      'src/build/compliance/**/*.test.ts',
    ],
    // Files share a worker's modules, as in the unit project; Stryker starts a worker for each mutant.
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
  },
});
