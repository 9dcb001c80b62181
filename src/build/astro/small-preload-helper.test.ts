import { expect, test } from 'vitest';
import { smallPreloadHelper } from './small-preload-helper.ts';

const chunk = (file: string) => ({
  'a.js': {
    fileName: 'a.js',
    code: `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["${file}"])))=>i.map(i=>d[i]);`,
  },
});

test('the helper takes the place of Vite’s and of nothing else', () => {
  expect(smallPreloadHelper.load('\0vite/preload-helper.js')).toContain('export const __vitePreload');
  expect(smallPreloadHelper.load('/src/page.ts')).toBeUndefined();
});

test('a part with styles of its own stops the build', () => {
  expect(() => smallPreloadHelper.writeBundle({}, chunk('_astro/a.css'))).toThrow(
    'a.js loads a part with styles',
  );
  expect(() => smallPreloadHelper.writeBundle({}, chunk('_astro/b.js'))).not.toThrow();
});
