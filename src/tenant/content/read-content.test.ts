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
  write('content/pages/yard.webp', 'a picture');
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

test.each([
  ['content/offers/TYRES.MD', 'rename it to TYRES.md'],
  ['content/offers/tyres.markdown', 'rename it to tyres.md'],
  ['content/offers/tyres.txt', 'rename it to tyres.md'],
  ['content/blog/news.docx', 'write it as Markdown in news.md'],
  ['content/tyres.Markdown', 'move it to content/pages/tyres.md'],
  ['content/offer/tyres.txt', 'move its texts to one of those'],
  ['content/blog/2026/tyres.md', 'move its texts to content/blog'],
])('P1 a text at %s, which would be on no page, is told', (file, wayOut) => {
  write(file, PAGE);
  expect(readContent(folder)).toMatchObject([
    { text: undefined, problems: [{ wayOut: expect.stringContaining(wayOut) as string }] },
  ]);
});

test('P1 a text with the mark of Windows is read, and one that is no UTF-8 is told how to save it', () => {
  write('content/pages/a.md', `\ufeff${PAGE}`);
  mkdirSync(path.join(folder, 'content/offers'));
  writeFileSync(path.join(folder, 'content/offers/b.md'), Buffer.from('---\ntitle: Café\n---\nHi', 'latin1'));
  writeFileSync(path.join(folder, 'content/offers/c.md'), Buffer.from(`\ufeff${PAGE}`, 'utf16le'));
  expect(readContent(folder)).toMatchObject([
    { text: { path: '/a' }, problems: [] },
    {
      problems: [
        {
          path: 'content/offers/b.md encoding (line 2)',
          wayOut: 'save it as UTF-8: editors have it under Save as, Encoding',
        },
      ],
    },
    { problems: [{ path: 'content/offers/c.md encoding (line 1)', found: 'UTF-16' }] },
  ]);
});
