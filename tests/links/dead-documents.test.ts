import { expect, test } from 'vitest';
import { deadDocumentLinks } from './dead-documents.ts';

const OTHER = '# Other\n\n## What it `costs`, a year\n\n## Twice\n\n## Twice\n';

/** What is dead in a document of this text beside another. */
const dead = (text: string): string[] =>
  deadDocumentLinks(
    new Map([
      ['docs/a.md', text],
      ['docs/more/other.md', OTHER],
    ]),
    (file) => ['docs/a.md', 'docs/more/other.md', 'docs/more', 'LICENSE'].includes(file),
  );

test('links to documents, headings, folders and other sites are alive', () => {
  const links = [
    'more/other.md',
    'more/other.md#what-it-costs-a-year',
    'more/other.md#twice-1',
    '#own',
    'more/',
    '../LICENSE',
  ];
  expect(
    dead(`# Own\n\n${links.map((link) => `[words](${link})`).join('\n')}\n\n| a | [b](https://x.example) |`),
  ).toEqual([]);
});

test.each([
  ['a document', '[x](other.md)', 'docs/a.md: other.md: nothing there'],
  [
    'a heading',
    '[x](more/other.md#three-times)',
    'docs/a.md: more/other.md#three-times: no heading #three-times',
  ],
  ['a heading of its own', '[x](#nothing)', 'docs/a.md: #nothing: no heading #nothing'],
  ['a heading of a file without any', '[x](../LICENSE#mit)', 'docs/a.md: ../LICENSE#mit: no heading #mit'],
  ['a picture', '![x](x.png)', 'docs/a.md: x.png: nothing there'],
  ['a definition', '[x][y]\n\n[y]: y.md', 'docs/a.md: y.md: nothing there'],
  ['what is outside of the project', '[x](../../other.md)', 'docs/a.md: ../../other.md: nothing there'],
])('a dead link of a document is found: %s', (_, text, fault) => {
  expect(dead(text)).toEqual([fault]);
});
