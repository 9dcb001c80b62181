import { expect, test } from 'vitest';
import { cutFeatures, variantLayout } from './variant-layout.ts';

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

test.each([
  [0, 0, 0],
  [7, 7, 0],
  [8, 8, 0],
  [9, 8, 1],
  [20, 8, 12],
])('M2 of %d features %d show and %d wait', (count, first, more) => {
  const features = Array.from({ length: count }, (_, index) => `feature ${index}`);
  const cut = cutFeatures(features);
  expect([cut.first.length, cut.more.length]).toEqual([first, more]);
  expect([...cut.first, ...cut.more]).toEqual(features);
});
