import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadCompiledPages } from './compiled-pages.ts';
import { astroErrorOf, installedAstro, KNOWN_ASTRO, UnknownAstroError } from './known-astro.ts';
import type { SiteData } from './site-data.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'known-astro-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Loads code that gives `entry`, a text, in the place of what Astro leaves. */
function load(entry: string) {
  writeFileSync(path.join(folder, 'parts.json'), JSON.stringify({ pages: [], offlineWorker: '' }));
  writeFileSync(path.join(folder, 'packages.cjs'), 'exports.packages = [];');
  writeFileSync(path.join(folder, 'site.cjs'), `exports.start = () => (${entry});`);
  return loadCompiledPages(folder, {} as SiteData);
}

const APP = '{ setInternals() {}, setOptions() {}, render() {}, routeCache: { clearAll() {} } }';
const CSP = '{ directives: [] }';

test('the Astro that is installed is the one whose private part the compiled pages know', () => {
  expect(installedAstro()).toBe(KNOWN_ASTRO);
});

test.each([
  ['StaticPaths', '{}'],
  ['app.setInternals', '{ StaticPaths: class {} }'],
  ['app.render', `{ StaticPaths: class {}, app: { ...${APP}, render: 1 } }`],
  ['app.routeCache', `{ StaticPaths: class {}, app: { ...${APP}, routeCache: undefined } }`],
  ['manifest.pageMap', `{ StaticPaths: class {}, app: ${APP}, manifest: { pageMap: {} } }`],
  ['manifest.routes', `{ StaticPaths: class {}, app: ${APP}, manifest: { pageMap: new Map() } }`],
  [
    'manifest.csp',
    `{ StaticPaths: class {}, app: ${APP}, manifest: { pageMap: new Map(), routes: [], csp: { ...${CSP}, directives: '' } } }`,
  ],
])('an Astro that leaves no %s is not the one that is known', async (part, entry) => {
  const loading = load(entry);
  await expect(loading).rejects.toBeInstanceOf(UnknownAstroError);
  await expect(loading).rejects.toThrow(`has no ${part} as ${KNOWN_ASTRO} has it`);
});

test('an error with another Astro is that of an unknown one, with its words; with the known one it stays', () => {
  const error = new Error('no such export');
  expect(astroErrorOf(error, KNOWN_ASTRO)).toBe(error);
  const unknown = astroErrorOf(error, '8.0.0');
  expect(unknown).toBeInstanceOf(UnknownAstroError);
  expect(unknown).toMatchObject({
    message: `Astro 8.0.0 is not ${KNOWN_ASTRO}: no such export`,
    cause: error,
  });
  expect(astroErrorOf(unknown, '8.0.0')).toBe(unknown);
});
