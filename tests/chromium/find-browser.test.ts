import { expect, test } from 'vitest';
import { browserArguments, browserCandidates, firstThatOpens } from './find-browser.ts';

const OWN = process.execPath;
const PACKAGED = '/project/headless_shell';
const places = { own: OWN, packaged: () => PACKAGED };

test('only root goes without the sandbox', () => {
  expect(browserArguments(0)).toContain('--no-sandbox');
  expect(browserArguments(1000)).not.toContain('--no-sandbox');
});

test.each([
  [{}, places, [`npm ${PACKAGED}`, `playwright ${OWN}`]],
  [{}, { ...places, packaged: undefined }, [`playwright ${OWN}`]],
  [{}, { ...places, own: '/nowhere/chrome' }, [`npm ${PACKAGED}`]],
  [{ CHROMIUM_PATH: '' }, { own: '/nowhere/chrome', packaged: undefined }, []],
  [{ CHROMIUM_PATH: '/opt/edge' }, places, ['CHROMIUM_PATH /opt/edge']],
])('with %j and %j the browsers to try are %j', (env, all, tried) => {
  expect(
    browserCandidates(env, all).map(({ source, executablePath }) => `${source} ${executablePath()}`),
  ).toEqual(tried);
});

test('the first that opens a page is taken, and what is wrong with those before it is said', async () => {
  const opens = (good: string) => (file: string) =>
    Promise.resolve(file === good ? undefined : 'it lacks a library');
  expect(await firstThatOpens(browserCandidates({}, places), opens(OWN))).toEqual({
    browser: { source: 'playwright', executablePath: OWN },
    tried: [`${PACKAGED}: it lacks a library`],
  });
});

test('a browser that cannot be unpacked is one that does not open pages', async () => {
  const packaged = (): string => {
    throw new Error('The disk is full.');
  };
  const candidates = browserCandidates({}, { own: '/nowhere/chrome', packaged });
  expect(await firstThatOpens(candidates, () => Promise.resolve(undefined))).toEqual({
    browser: undefined,
    tried: ['The disk is full.'],
  });
});
