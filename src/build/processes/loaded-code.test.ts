import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadedCode } from './loaded-code.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'loaded-code-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function askedDaysAgo(digest: string, days: number): Promise<void> {
  await mkdir(path.join(root, digest), { recursive: true });
  await writeFile(path.join(root, digest, 'code'), '');
  const then = new Date(Date.now() - days * 24 * 60 * 60_000);
  await utimes(path.join(root, digest), then, then);
}

test('code that is new has a folder of its own, and what nobody asked for in a day goes', async () => {
  await askedDaysAgo('older', 2);
  await askedDaysAgo('of-another-build', 0.5);
  expect(await loadedCode('new', root)).toBe(path.join(root, 'new'));
  expect((await readdir(root)).sort()).toEqual(['new', 'of-another-build']);
});

test('code that is asked for again stays', async () => {
  await askedDaysAgo('same', 2);
  await loadedCode('same', root);
  await loadedCode('new', root);
  expect((await readdir(root)).sort()).toEqual(['new', 'same']);
});

test('without room for a folder, code is read anew', async () => {
  const file = path.join(root, 'file');
  await writeFile(file, '');
  expect(await loadedCode('new', file)).toBeUndefined();
});
