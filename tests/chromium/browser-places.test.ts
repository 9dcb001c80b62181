import { expect, test } from 'vitest';
import { isHeadlessShell, systemBrowsers } from './browser-places.ts';
import { browserArguments } from './find-browser.ts';

test('only root goes without the sandbox', () => {
  expect(browserArguments(0)).toContain('--no-sandbox');
  expect(browserArguments(1000)).not.toContain('--no-sandbox');
});

test('a system that nobody knows has no browsers, and no place that does not exist is named', () => {
  expect(systemBrowsers('plan9', {})).toEqual([]);
  expect(systemBrowsers('win32', { PROGRAMFILES: '/nowhere' })).toEqual([]);
});

test('the browser without windows is known by its name, from Debian and from Playwright', () => {
  expect(isHeadlessShell('/usr/bin/chromium-headless-shell')).toBe(true);
  expect(isHeadlessShell('/cache/chromium_headless_shell-1200/chrome-linux/headless_shell')).toBe(true);
  expect(isHeadlessShell('/usr/bin/chromium')).toBe(false);
});
