import { expect, test } from 'vitest';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { browserOrWaysOut } from './browser-or-ways-out.ts';
import type { FoundBrowser } from './find-browser.ts';

const CHROMIUM: FoundBrowser = { executablePath: '/usr/bin/chromium', source: 'system' };
const TRIED = ['/opt/edge: it lacks a library'];

/** A machine on which a browser is found at the look of this number, the first being 1, if at all. */
function machine(foundAtLook: number) {
  let looks = 0;
  let installs = 0;
  return {
    find: () =>
      Promise.resolve({ browser: (looks += 1) >= foundAtLook ? CHROMIUM : undefined, tried: [...TRIED] }),
    install: (isThere: () => Promise<boolean>) => {
      installs += 1;
      return isThere();
    },
    installs: () => installs,
  };
}

test('a browser that is there is taken as it is, with what was said of others', async () => {
  const there = machine(1);
  expect(await browserOrWaysOut({ installs: true }, there)).toEqual({ ...CHROMIUM, tried: TRIED });
  expect(there.installs()).toBe(0);
});

test('one is installed where none is there, and only when that is asked for', async () => {
  expect(await browserOrWaysOut({ installs: true }, machine(2))).toMatchObject(CHROMIUM);
  const alone = machine(2);
  await expect(browserOrWaysOut({ installs: false }, alone)).rejects.toThrow(ExpectedError);
  expect(alone.installs()).toBe(0);
});

test('where there is none to be had, what was tried and every way out is said', async () => {
  const refusal = browserOrWaysOut({ installs: true }, machine(Infinity));
  await expect(refusal).rejects.toThrow(ExpectedError);
  for (const words of [
    'No browser for the tests opens a page here.',
    TRIED[0],
    'CHROMIUM_PATH',
    'npx playwright install chromium',
    'apt-get install',
  ])
    await expect(refusal).rejects.toThrow(words);
});
