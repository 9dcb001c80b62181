import { copyFileSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishedFiles } from './published-files.ts';

let root = '';
const at = (...names: string[]): string => path.join(root, ...names);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'published-files-'));
  for (const folder of ['site', 'release']) mkdirSync(at(folder));
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (name: string, sha256 = 'aa') => ({ path: name, sha256, bytes: 1 });

test('a file that the release has under a name of its own need not be put on the disk again', () => {
  for (const name of ['same.webp', 'rewritten.webp', 'copied.webp', 'left.webp'])
    writeFileSync(at('release', name), name);
  linkSync(at('release', 'same.webp'), at('site', 'same.webp'));
  linkSync(at('release', 'rewritten.webp'), at('site', 'rewritten.webp'));
  copyFileSync(at('release', 'copied.webp'), at('site', 'copied.webp'));
  writeFileSync(at('site', 'new.webp'), 'new');
  const files = [file('same.webp'), file('rewritten.webp', 'bb'), file('copied.webp'), file('new.webp')];
  const published = [file('same.webp'), file('rewritten.webp'), file('copied.webp'), file('left.webp')];
  expect(publishedFiles(files, published, at('site'), at('release'))).toEqual(new Set(['same.webp']));
});

test('a file that the release has lost is put on the disk', () => {
  writeFileSync(at('site', 'page.html'), 'page');
  const files = [file('page.html')];
  expect(publishedFiles(files, files, at('site'), at('release'))).toEqual(new Set());
  expect(publishedFiles(files, files, at('elsewhere'), at('release'))).toEqual(new Set());
});
