import { expect, test } from 'vitest';
import { variantLayout } from './variant-layout.ts';

test.each([
  [0, { kind: 'none' }],
  [1, { kind: 'heading' }],
  [2, { kind: 'row' }],
  [3, { kind: 'slider', arrows: false }],
  [4, { kind: 'slider', arrows: true }],
  [12, { kind: 'slider', arrows: true }],
])('M2 %d variants', (count, layout) => {
  expect(variantLayout(count)).toEqual(layout);
});
