import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
/** Folders of src whose code runs in browsers; the others are run by Node. */
const OF_BROWSERS = [
  ...['api', 'components', 'domain', 'features', 'layouts', 'pages', 'search-engine', 'services', 'site'],
  'state',
];
/** Folders of src that Node alone runs. */
const OF_NODE = ['backend', 'build', 'command-line', 'deploy', 'nightly', 'serve', 'stock', 'tenant'];
const STORAGE = /\b(?:localStorage|sessionStorage|indexedDB)\b/;

/** Files of the browsers' folders whose code names a storage, as paths from src. */
const touching = OF_BROWSERS.flatMap((folder) =>
  readdirSync(path.join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.(ts|tsx|astro|js|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => STORAGE.test(readFileSync(path.join(SOURCES, name), 'utf8'))),
);

test('X4 each folder of src is a browser’s or Node’s', () => {
  const folders = readdirSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...OF_BROWSERS, ...OF_NODE].sort());
});

test('X4 no file outside src/state touches what a browser keeps', () => {
  expect(touching).toContain('state/kept-text.ts');
  expect(touching.filter((name) => !name.startsWith('state/'))).toEqual([]);
});
