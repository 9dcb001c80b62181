import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './tests/chromium/find-browser.ts';

/** Found once by the main process; the worker processes inherit the answer through the environment. */
const executablePath = process.env['CHROMIUM_FOUND'] ?? (await findBrowser()).browser?.executablePath;
if (executablePath) process.env['CHROMIUM_FOUND'] = executablePath;

/** Shopper's tasks in a real browser, against the demo sites as a CDN would serve them. */
export default defineConfig({
  testDir: './tests/browser',
  globalSetup: './tests/browser/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: false,
  // Pages are weighed and timed: a second browser on the same processors would blur both.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArguments() },
  },
});
