import { expect, test } from 'vitest';
import { documentationPages } from './documentation-pages.ts';
import { readDocuments } from './read-documents.ts';
import { SIDEBAR } from './sidebar.ts';
import { siteFiles } from './write-site.ts';

test('P6 a document is a page with the title of its first heading, and its links lead to pages', () => {
  const pages = documentationPages(
    new Map([
      [
        'README.md',
        '# All `of` it\n\n[a](a.md#part) [b](decisions/) [c](../src/x.ts) [d](https://x.example)\n',
      ],
      ['a.md', '# A\n'],
      ['decisions/README.md', '# Why\n\n[a](../a.md)\n'],
    ]),
  );
  expect(pages).toEqual([
    {
      file: 'index.md',
      text: '---\ntitle: "All of it"\n---\n\n[a](/a/#part) [b](/decisions/) c [d](https://x.example)\n',
    },
    { file: 'a.md', text: '---\ntitle: "A"\n---\n' },
    { file: 'decisions/index.md', text: '---\ntitle: "Why"\n---\n\n[a](/a/)\n' },
  ]);
});

test('P6 every document has a title, is in the sidebar once, and the sidebar names no other', () => {
  const documents = readDocuments();
  for (const [file, text] of documents) expect(text, file).toMatch(/^(<!--[^>]*-->\s*)?# \S/);
  const named = SIDEBAR.flatMap(({ items, folder }) => [
    ...items,
    ...[...documents.keys()].filter((file) => folder !== undefined && file.startsWith(`${folder}/`)),
  ]);
  expect(named.toSorted()).toEqual([...documents.keys()].filter((file) => file !== 'README.md').toSorted());
});

test('P6 the site has the page and the words that Starlight asks for by name, beside the documents', () => {
  const files = new Map(siteFiles(new Map([['a.md', '# A\n']])).map(({ file, text }) => [file, text]));
  expect([...files.keys()].sort()).toEqual([
    'content.config.ts',
    'content/docs/404.md',
    'content/docs/a.md',
    'content/i18n/en.json',
  ]);
  expect(files.get('content/docs/404.md')).toMatch(/^---\ntitle: No such page\npagefind: false\n/);
  expect(files.get('content.config.ts')).toContain('i18n: defineCollection(');
});
