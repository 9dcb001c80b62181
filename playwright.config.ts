import { defineConfig } from '@playwright/test';
import { PLATFORM_PORT } from './tests/browser/ports.ts';
import { SLOW_PAGES } from './tests/browser/slow-pages.ts';
import { browserArguments, findBrowser } from './tests/chromium/find-browser.ts';

/** Found once by the main process; the worker processes inherit the answer through the environment. */
const executablePath = process.env['CHROMIUM_FOUND'] ?? (await findBrowser()).browser?.executablePath;
if (executablePath) process.env['CHROMIUM_FOUND'] = executablePath;

/** Shopper's tasks in a real browser, against the demo sites as a CDN would serve them. */
export default defineConfig({
  testDir: './tests/browser',
  globalSetup: './tests/browser/global-setup.ts',
  outputDir: './test-results',
  // Tests of one file run in both workers: each has a context of its own, and none measures time. A third one made a run
  // of two processors 4% quicker, and pages so slow that tests outran them.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // For what hangs: on a machine that does other work as well, a page may take seconds to wake.
  timeout: 90_000 * SLOW_PAGES,
  expect: { timeout: 10_000 * SLOW_PAGES },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // A worker asks for pages past what a test has the network answer; the tests of the worker itself allow it.
    serviceWorkers: 'block',
    // Recording each step costs more than the step; `--trace on` with the name of a file records that one.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...browserArguments(),
        `--host-resolver-rules=MAP platform.localhost 127.0.0.1:${PLATFORM_PORT}`,
      ],
    },
  },
});
