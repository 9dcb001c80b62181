import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { bundleSiteCode } from './bundle-site-code.ts';
import { runSiteCode } from './site-code.ts';

const MODULES = {
  'entry.mjs': `
    import { count } from './chunks/counter.mjs';
    import createElement, { version } from 'react';
    import * as react from 'react';
    import { z } from 'zod';
    export { count, version, z };
    export const site = process.env.SITE_OF_TEST;
    export const late = () => import('./chunks/late.mjs');
    export const isReact = createElement.version === version && react.version === version;
    export const self = (function () { return this; })();
    export const packages = ['a name that the bundle uses'];
  `,
  'chunks/counter.mjs': `
    let counted = 0;
    export const count = () => (counted += 1);
  `,
  'chunks/late.mjs': `
    import { count } from './counter.mjs';
    globalThis.lateOfTest = (globalThis.lateOfTest ?? 0) + 1;
    export const counted = count();
  `,
};
type Run = {
  count: () => number;
  late: () => Promise<{ counted: number }>;
  z: object;
  [name: string]: unknown;
};

// Inside the project, as compiled code is: it finds its packages from there.
const cache = path.join(PROJECT_ROOT, '.cache');
let folder = '';

async function bundled(modules: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(modules)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const run = mkdtempSync(path.join(folder, 'run-'));
  for (const [name, text] of Object.entries(await bundleSiteCode(folder, 'entry.mjs')))
    writeFileSync(path.join(run, name), text);
  return run;
}
const runOf = (code: string, site: string): Run => {
  process.env['SITE_OF_TEST'] = site;
  return runSiteCode(code) as Run;
};

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'site-code-'));
});
afterAll(() => {
  delete process.env['SITE_OF_TEST'];
  Reflect.deleteProperty(globalThis, 'lateOfTest');
  rmSync(folder, { recursive: true });
});

test('each run has modules of its own, and all share packages', async () => {
  const code = await bundled(MODULES);
  const [first, second] = [runOf(code, 'one'), runOf(code, 'two')];
  expect([first['site'], second['site']]).toEqual(['one', 'two']);
  expect([first.count(), first.count(), second.count()]).toEqual([1, 2, 1]);
  expect(first.z).toBe(second.z);
});

test('modules see packages, names and strict mode as before', async () => {
  const run = runOf(await bundled(MODULES), 'one');
  const { version } = await import('react');
  expect(run).toMatchObject({ version, isReact: true, packages: ['a name that the bundle uses'] });
  expect(run['self']).toBeUndefined();
});

/** What Node adds to the names of a package, and what React has in development alone. */
const LEFT_OUT = ['module.exports', 'act', 'captureOwnerStack'];

test.each(['react', 'react-dom/server', 'react/jsx-runtime', 'zod', 'nanostores', 'react-instantsearch'])(
  '%s has the names of the package that Node loads, and they are of the same kinds',
  async (name) => {
    const code = await bundled({ 'entry.mjs': `import * as all from '${name}'; export { all };` });
    const { all } = runSiteCode(code) as { all: Record<string, unknown> };
    const loaded = (await import(name)) as Record<string, unknown>;
    const kinds = (values: Record<string, unknown>, names = Object.keys(values)) =>
      Object.fromEntries(
        names.filter((each) => !LEFT_OUT.includes(each)).map((each) => [each, typeof values[each]]),
      );
    expect(kinds(all, Object.keys(loaded))).toEqual(kinds(loaded));
  },
);

test('what is imported later is run when it is asked for, once a run', async () => {
  const code = await bundled(MODULES);
  Reflect.deleteProperty(globalThis, 'lateOfTest');
  const [first, second] = [runOf(code, 'one'), runOf(code, 'two')];
  expect(Reflect.get(globalThis, 'lateOfTest')).toBeUndefined();
  expect(await first.late()).toMatchObject({ counted: 1 });
  expect(await first.late()).toMatchObject({ counted: 1 });
  expect(await second.late()).toMatchObject({ counted: 1 });
  expect(Reflect.get(globalThis, 'lateOfTest')).toBe(2);
});

test('the modules of a run are let go with it', async () => {
  const code = await bundled(MODULES);
  const run = (): WeakRef<object> => new WeakRef(runOf(code, 'one').count);
  const held = run();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // A reference that was read holds what it refers to until its task has ended.
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  expect(held.deref()).toBeUndefined();
});

test('what a module throws comes out, and a module that is not there is named', async () => {
  const code = await bundled({ 'entry.mjs': `throw new Error('no such tenant');` });
  expect(() => runSiteCode(code)).toThrow('no such tenant');
  await expect(bundled({ 'entry.mjs': `import './chunks/gone.mjs';` })).rejects.toThrow('gone.mjs');
});
