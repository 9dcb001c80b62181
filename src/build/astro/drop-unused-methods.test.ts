import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutUnusedMethods } from './drop-unused-methods.ts';

const { resolve } = createRequire(import.meta.url);
const root = resolve('algoliasearch-helper/package.json').replace('package.json', 'src/');

test.each([
  ['algoliasearch.helper.js', 'AlgoliaSearchHelper.prototype.search =', 'addFrequentlyBoughtTogether ='],
  ['SearchParameters/index.js', '  setQueryParameters: function', '  toggleTagRefinement: function'],
])('%s of the installed helper keeps what is called and loses the rest', (name, kept, dropped) => {
  const code = readFileSync(root + name, 'utf8');
  expect(code).toContain(dropped);
  const trimmed = withoutUnusedMethods(code, root + name);
  expect(trimmed).toContain(kept);
  expect(trimmed).not.toContain(dropped);
  expect(trimmed.length).toBeLessThan(0.85 * code.length);
  expect(() => new Function('module', 'exports', 'require', trimmed)).not.toThrow();
});

test('a helper that is written otherwise stops the build', () => {
  expect(() =>
    withoutUnusedMethods('module.exports = {};', '/x/algoliasearch-helper/src/algoliasearch.helper.js'),
  ).toThrow(
    'is not as src/build/astro/drop-unused-methods.ts expects it: search, searchOnlyWithDerivedHelpers',
  );
});

test('other modules stay as they are', () => {
  expect(withoutUnusedMethods('export {};', '/src/page.ts')).toBe('export {};');
});
