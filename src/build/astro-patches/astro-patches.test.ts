import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { patchedModule } from './astro-patch.ts';
import { astroPatches } from './astro-patches.ts';
import { ASTRO_PATCHES } from './short-lived-pages.ts';

const installed = (file: string): string =>
  fileURLToPath(new URL(`../../../node_modules${file}`, import.meta.url));

type Transform = (code: string, id: string) => { code: string } | undefined;
const transformOf = ({ plugin }: ReturnType<typeof astroPatches>): Transform => plugin.transform as Transform;

test.each(ASTRO_PATCHES.map((patch) => [patch.name, patch] as const))(
  'the installed packages have what the patch %s changes',
  (_, patch) => {
    const code = readFileSync(installed(patch.file), 'utf8');
    const patched = patchedModule(code, patch);
    expect(patched).not.toBe(undefined);
    expect(patched).not.toBe(code);
  },
);

test('all patches are made of the installed packages, those of one module together', () => {
  const patches = astroPatches('');
  for (const { file } of ASTRO_PATCHES)
    transformOf(patches)(readFileSync(installed(file), 'utf8'), `${installed(file)}?v=1`);
  expect(patches.notFound()).toEqual([]);
});

test('a package that is written otherwise stays as it is, and the patch is named', () => {
  const patches = astroPatches('');
  for (const { file } of ASTRO_PATCHES)
    expect(transformOf(patches)('export {};', file)?.code ?? 'export {};').toBe('export {};');
  expect(patches.notFound()).toEqual(ASTRO_PATCHES.map(({ name }) => name));
});

test('a text that stands in a module twice is not changed', () => {
  const patch = { name: 'a', file: '/a.js', changes: [['one', 'other']] } as const;
  expect([patchedModule('one', patch), patchedModule('one one', patch)]).toEqual(['other', undefined]);
});

test('a part that is written otherwise is not changed, although it begins and ends as it did', () => {
  const patch = ASTRO_PATCHES.find(({ changes }) => changes.some((change) => 'sha256' in change));
  if (!patch) return;
  const code = readFileSync(installed(patch.file), 'utf8');
  const other = code.replace('isPrerendered: this.routeData.prerender,', 'isPrerendered: true,');
  expect(other).not.toBe(code);
  expect(patchedModule(other, patch)).toBe(undefined);
});

test('no patch is made where all are left out, nor one that is named', () => {
  const [first] = ASTRO_PATCHES;
  const { file = '', name = '' } = first ?? {};
  const code = readFileSync(installed(file), 'utf8');
  for (const without of ['all', ASTRO_PATCHES.map((patch) => patch.name).join(',')])
    expect(transformOf(astroPatches(without))(code, file)).toBe(undefined);
  expect(astroPatches(name).notFound()).not.toContain(name);
});
