import { expect, test } from 'vitest';
import { cutFeatures } from './cut-features.ts';

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
