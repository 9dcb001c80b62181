import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeDigests } from './code-digest.ts';

let root = '';
const write = async (file: string, words: string): Promise<void> => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), words);
};
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'forecourt-code-'));
  for (const folder of ['src/layouts', 'src/build/publish', 'scripts', 'public'])
    await mkdir(path.join(root, folder), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

test.each([
  ['a page', 'src/layouts/Page.astro', { render: true, all: true }],
  ['a file that sites carry as it is', 'public/before-paint.js', { render: true, all: true }],
  ['which packages there are', 'package-lock.json', { render: true, all: true }],
  ['what comes after a render', 'src/build/publish/publish.ts', { render: false, all: true }],
  ['a script', 'scripts/build-sites.ts', { render: false, all: true }],
  ['a test', 'src/layouts/page.test.ts', { render: false, all: false }],
  ['a document', 'docs/content.md', { render: false, all: false }],
])('a change of %s is other code where it changes a site', async (_, file, changes) => {
  await write(file, 'as it was');
  const before = codeDigests(root);
  await write(file, 'as it is');
  const after = codeDigests(root);
  expect({ render: after.render !== before.render, all: after.all !== before.all }).toEqual(changes);
});
