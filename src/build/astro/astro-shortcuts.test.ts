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
    for (const [from, to] of changes) {
      expect(code).toContain(to);
      expect(code.replace(to, '')).not.toContain(from);
    }
  },
);

test('an Astro that is written otherwise stops the build', () => {
  const [{ file, changes } = { file: '', changes: [] }] = ASTRO_SHORTCUTS;
  const from = changes[0]?.[0] ?? '';
  const message = 'is not as src/build/astro/astro-shortcuts.ts expects it';
  expect(() => withShortcuts('export {};', file)).toThrow(message);
  expect(() => withShortcuts(`${from}\n${from}`, file)).toThrow(message);
});

test('other modules stay as they are', () => {
  expect(withShortcuts('export {};', '/x/astro/dist/core/routing.js')).toBe('export {};');
});
