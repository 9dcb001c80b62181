import { expect, test } from 'vitest';
import { blockHeadings } from './block-headings.ts';

const words = (html: string) => ({ block: 'words' as const, html });
const cards = { block: 'cards' as const, cards: [] };
const stock = { block: 'stock' as const, title: '', cards: [], total: 0, href: '/search/utes' };

test.each([
  ['below the heading of the page', [words('<p>Hi.</p>'), cards], 'h2'],
  ['below a heading of the text', [words('<h2 id="a">A</h2><p>Hi.</p>'), cards], 'h3'],
  [
    'below the last of several headings',
    [words('<h2>A</h2><h3>B</h3><h2>C</h2>'), words('<p>D</p>'), cards],
    'h3',
  ],
  ['below a smaller heading', [words('<h2>A</h2><h3>B</h3>'), cards], 'h4'],
  ['below the smallest heading', [words('<h6>A</h6>'), cards], 'h6'],
  ['below vehicles', [stock, cards], 'h3'],
  ['below other cards', [cards, cards], 'h2'],
] as const)('P1 titles of cards %s', (_, blocks, level) => {
  expect(blockHeadings(blocks).at(-1)).toBe(level);
});
