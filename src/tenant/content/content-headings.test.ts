import { expect, test } from 'vitest';
import { parseContent } from './parse-content.ts';

function read(body: string) {
  const { text } = parseContent(`---\ntitle: A\npath: /a\n---\n${body}`, 'content/pages/a.md', 'pages');
  const html = text?.blocks.map((block) => (block.block === 'words' ? block.html : '')).join('') ?? '';
  return { html, headings: text?.headings ?? [] };
}

test('P1 each heading of a text has an id that its page can link to', () => {
  const { html, headings } = read('## What we *collect*\n\nText.\n\n### Small\n\n## Complaints');
  expect(headings).toEqual([
    { id: 'text-what-we-collect', label: 'What we collect' },
    { id: 'text-complaints', label: 'Complaints' },
  ]);
  expect(html).toContain('<h2 id="text-what-we-collect">What we <em>collect</em></h2>');
  expect(html).toContain('<h3>Small</h3>');
});

test('P1 headings of the same words, or of none in letters, have ids of their own', () => {
  const { headings } = read('## Prices\n\n## Prices\n\n## ???\n\n## !!!');
  expect(new Set(headings.map(({ id }) => id)).size).toBe(4);
  expect(headings[1]).toEqual({ id: 'text-prices-2', label: 'Prices' });
});
