import { expect, test } from 'vitest';
import { tableLines } from './table.ts';

test('columns are as wide as their widest cell, numbers to the right', () => {
  const lines = tableLines(
    [
      { title: 'tenant', align: 'left' },
      { title: 'pages', align: 'right' },
    ],
    [
      ['wattle', '9'],
      ['bass-strait', '1,234'],
    ],
  );
  expect(lines).toEqual(['tenant       pages', 'wattle           9', 'bass-strait  1,234']);
});
