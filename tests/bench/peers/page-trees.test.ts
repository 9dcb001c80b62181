import { expect, test } from 'vitest';
import { pageTree } from './page-trees.ts';

test('a page is its title, its description and the elements of its body', () => {
  const html = `<!doctype html><html><head><title>Used &amp; new</title><meta name="description" content="Six yards"></head>
<body class="page"><h1 id="a">Cars</h1><template><p>In it</p></template><!-- none --></body></html>`;
  expect(pageTree(html)).toEqual({
    title: 'Used & new',
    description: 'Six yards',
    body: [
      ['h1', { id: 'a' }, ['Cars']],
      ['template', {}, [['p', {}, ['In it']]]],
    ],
  });
});
