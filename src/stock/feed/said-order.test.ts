import { expect, test } from 'vitest';
import { inSaidOrder } from './said-order.ts';

test.each<[order: string, list: readonly object[]]>([
  [
    'b a',
    [
      { url: 'a', order: 2 },
      { url: 'b', order: '1' },
    ],
  ],
  [
    'c a b',
    [
      { url: 'a', Position: 2 },
      { url: 'b', Position: 10 },
      { url: 'c', Position: 0 },
    ],
  ],
  [
    'b a',
    [
      { url: 'a', '@seq': '2' },
      { url: 'b', '@seq': '1' },
    ],
  ],
  [
    'b a',
    [
      { url: 'a', index: 1 },
      { url: 'b', index: 0 },
    ],
  ],
  [
    'c b a',
    [
      { url: 'a', sort_order: 3 },
      { url: 'b', sort_order: 1 },
      { url: 'c', sort_order: 2, isMain: true },
    ],
  ],
  [
    'b a',
    [
      { url: 'a', isPrimary: false },
      { url: 'b', isPrimary: true },
    ],
  ],
  ['b a', [{ url: 'a' }, { url: 'b', cover: 1 }]],
  [
    'b a',
    [
      { url: 'a', primary: 'N' },
      { url: 'b', primary: 'Y' },
    ],
  ],
  [
    'b a',
    [
      { url: 'a', type: 'interior' },
      { url: 'b', type: 'Main' },
    ],
  ],
  [
    'a b',
    [
      { url: 'a', order: null },
      { url: 'b', order: '' },
    ],
  ],
  [
    'a b',
    [
      { url: 'a', id: 9 },
      { url: 'b', id: 1 },
    ],
  ],
])('N2 photos come as %s when their members say so: %j', (order, list) => {
  const urls = inSaidOrder(list).map((member) => (member as { url: string }).url);
  expect(urls.join(' ')).toBe(order);
});
