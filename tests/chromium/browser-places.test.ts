import { expect, test } from 'vitest';
import { systemBrowsers } from './browser-places.ts';
import { browserArguments } from './find-browser.ts';

test('only root goes without the sandbox', () => {
  expect(browserArguments(0)).toContain('--no-sandbox');
  expect(browserArguments(1000)).not.toContain('--no-sandbox');
});

test('a system that nobody knows has no browsers, and no place that does not exist is named', () => {
  expect(systemBrowsers('plan9', {})).toEqual([]);
  expect(systemBrowsers('win32', { PROGRAMFILES: '/nowhere' })).toEqual([]);
});
