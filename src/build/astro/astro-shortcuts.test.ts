import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ASTRO_SHORTCUTS, withShortcuts } from './astro-shortcuts.ts';

const installed = (file: string): string =>
  fileURLToPath(new URL(`../../../node_modules${file}`, import.meta.url));

test.each(ASTRO_SHORTCUTS.map(({ file, changes }) => [file, changes] as const))(
  'the installed %s has what its shortcuts change',
  (file, changes) => {
    const code = withShortcuts(readFileSync(installed(file), 'utf8'), installed(file));
    for (const change of changes) {
      const [from, to] = 'from' in change ? [change.from, change.to] : change;
      expect(code).toContain(to);
      expect(code.replace(to, '')).not.toContain(from);
    }
  },
);

test('an Astro that is written otherwise stops the build', () => {
  const [{ file, changes } = { file: '', changes: [] }] = ASTRO_SHORTCUTS;
  const [change = ['', '']] = changes;
  const from = 'from' in change ? change.from : change[0];
  const message = 'is not as src/build/astro/astro-shortcuts.ts expects it';
  expect(() => withShortcuts('export {};', file)).toThrow(message);
  expect(() => withShortcuts(`${from}\n${from}`, file)).toThrow(message);
});

test('a part that is written otherwise stops the build, although it begins and ends as it did', () => {
  const file = '/astro/dist/core/fetch/fetch-state.js';
  const code = readFileSync(installed(file), 'utf8');
  const other = code.replace('isPrerendered: this.routeData.prerender,', 'isPrerendered: true,');
  expect(other).not.toBe(code);
  expect(() => withShortcuts(other, installed(file))).toThrow('expects it:     const partial = {');
});

test('other modules stay as they are', () => {
  expect(withShortcuts('export {};', '/x/astro/dist/core/routing.js')).toBe('export {};');
});
