import { expect, test } from 'vitest';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { browserOrWaysOut } from './browser-or-ways-out.ts';
import type { FoundBrowser } from './find-browser.ts';

const CHROMIUM: FoundBrowser = { executablePath: '/project/headless_shell', source: 'npm' };
const TRIED = ['/opt/edge: it lacks a library'];

/** A machine on which a browser is found at the look of this number, the first being 1, if at all. */
function machine(foundAtLook: number, named = '') {
  let looks = 0;
  let installs = 0;
  return {
    named,
    find: () =>
      Promise.resolve({ browser: (looks += 1) >= foundAtLook ? CHROMIUM : undefined, tried: [...TRIED] }),
    install: () => Promise.resolve(void (installs += 1)),
    installs: () => installs,
  };
}

test('a browser that is there is taken as it is, with what was said of others', async () => {
  const there = machine(1);
  expect(await browserOrWaysOut({ installs: true }, there)).toEqual({ ...CHROMIUM, tried: TRIED });
  expect(there.installs()).toBe(0);
});

test.each([
  [true, '', 1],
  [false, '', 0],
  // A wrong CHROMIUM_PATH is said, not passed over.
  [true, '/opt/edge', 0],
])(
  'where none is there, with installs %s and CHROMIUM_PATH %j, %i are installed',
  async (installs, named, count) => {
    const there = machine(2, named);
    const found = browserOrWaysOut({ installs }, there);
    if (count > 0) expect(await found).toMatchObject(CHROMIUM);
    else await expect(found).rejects.toThrow(ExpectedError);
    expect(there.installs()).toBe(count);
  },
);

test('where there is none to be had, what was tried and every way out is said', async () => {
  const refusal = browserOrWaysOut({ installs: true }, machine(Infinity));
  await expect(refusal).rejects.toThrow(ExpectedError);
  for (const words of [
    'No browser for the tests opens a page here.',
    TRIED[0],
    'CHROMIUM_PATH',
    'npx playwright install --with-deps --only-shell chromium',
  ])
    await expect(refusal).rejects.toThrow(words);
});
