import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from './read-content.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
const PAGE = '---\ntitle: A\npath: /a\n---\nHi.';

test('P1 a tenant without content has no texts', () => {
  expect(readContent(folder)).toEqual([]);
});

test('P1 texts are read kind by kind, and one that is wrong keeps none of the others', () => {
  write('content/pages/a.md', PAGE);
  write('content/offers/b.md', 'No front matter');
  write('content/pages/notes.txt', 'not a text');
  expect(readContent(folder).map(({ file, text, problems }) => [file, text?.path, problems.length])).toEqual([
    ['content/pages/a.md', '/a', 0],
    ['content/offers/b.md', undefined, 1],
  ]);
});

test.each([
  ['content/about.md', 'move it to content/pages/about.md'],
  ['content/offer/a.md', 'move its texts to one of those'],
])('P1 a text at %s, where none is looked for, is told', (file, wayOut) => {
  write(file, PAGE);
  expect(readContent(folder)).toMatchObject([{ text: undefined, problems: [{ wayOut }] }]);
});

test('P1 an article of two megabytes is refused with its size, and the line on which it has become too long', () => {
  // Lines of 1,024 bytes below the front matter: the 256th of them holds the last byte that is too many.
  const lines = `${'é'.repeat(511)}x\n`.repeat(2048);
  write('content/pages/a.md', `${PAGE}\n${lines}`.slice(0, -1));
  const found = `${(2_097_152 + PAGE.length).toLocaleString('en-AU')} bytes`;
  expect(readContent(folder)[0]?.problems).toEqual([
    {
      path: 'content/pages/a.md size (line 261)',
      expected: 'at most 262,144 bytes of text',
      found,
      wayOut: 'split it into several texts, before line 261 at the latest; pictures are files beside it',
    },
  ]);
});

test('P1 an article that is one long line is told to begin there', () => {
  write('content/pages/a.md', `${PAGE}${'x'.repeat(300_000)}`);
  expect(readContent(folder)[0]?.problems).toMatchObject([{ path: 'content/pages/a.md size (line 5)' }]);
});
