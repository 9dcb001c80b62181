import { expect, test } from 'vitest';
import { browserCandidates, firstThatOpens } from './find-browser.ts';

const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const OWN = process.execPath;
const PACKAGED = '/project/headless_shell';
const places = { own: OWN, system: SYSTEM, packaged: () => PACKAGED };
const order = (env: NodeJS.ProcessEnv, all: Parameters<typeof browserCandidates>[1]): string[] =>
  browserCandidates(env, all).map(({ source, executablePath }) => `${source} ${executablePath()}`);

test("browsers are tried in one order: the named one, Playwright's, those of the system, the one from npm", () => {
  expect(order({ CHROMIUM_PATH: '/opt/edge' }, places)).toEqual([
    'CHROMIUM_PATH /opt/edge',
    `playwright ${OWN}`,
    ...SYSTEM.map((file) => `system ${file}`),
    `npm ${PACKAGED}`,
  ]);
  expect(order({}, { ...places, own: '/nowhere/chrome', system: [] })).toEqual([`npm ${PACKAGED}`]);
  expect(order({ CHROMIUM_PATH: '' }, { own: '/nowhere/chrome', system: [], packaged: undefined })).toEqual(
    [],
  );
});

test('the first that opens a page is taken, and what is wrong with those before it is said', async () => {
  let unpacked = 0;
  const candidates = browserCandidates(
    { CHROMIUM_PATH: '/opt/broken' },
    { ...places, own: '/nowhere/chrome', packaged: () => `${(unpacked += 1)}` },
  );
  const opens = (good: string) => (file: string) =>
    Promise.resolve(file === good ? undefined : 'it lacks a library');
  expect(await firstThatOpens(candidates, opens('/usr/bin/chromium'))).toEqual({
    browser: { source: 'system', executablePath: '/usr/bin/chromium' },
    tried: ['/opt/broken: it lacks a library', '/usr/bin/chromium-headless-shell: it lacks a library'],
  });
  expect(unpacked).toBe(0);
  expect((await firstThatOpens(candidates, opens('1'))).browser).toEqual({
    source: 'npm',
    executablePath: '1',
  });
});

test('a browser that cannot be unpacked is one that does not open pages', async () => {
  const packaged = (): string => {
    throw new Error('The disk is full.');
  };
  const candidates = browserCandidates({}, { own: '/nowhere/chrome', system: [], packaged });
  expect(await firstThatOpens(candidates, () => Promise.resolve(undefined))).toEqual({
    browser: undefined,
    tried: ['The disk is full.'],
  });
});
