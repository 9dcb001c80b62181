import { expect, test } from 'vitest';
import { bitmapWidth } from './bitmap-width.ts';

test.each([
  ['a phone needs no more than its stage', { stage: 780, width: 960, height: 640, frames: 36 }, 780],
  ['a frame is never made larger', { stage: 2400, width: 960, height: 640, frames: 8 }, 960],
  // 64 MiB over 36 frames of 4 bytes a pixel: 466,034 pixels each, 836 x 557.
  ['many frames are kept smaller', { stage: 2400, width: 960, height: 640, frames: 36 }, 836],
  ['there is always a pixel', { stage: 0, width: 960, height: 640, frames: 36 }, 1],
])('V3 %s', (_, sizes, width) => {
  expect(bitmapWidth(sizes)).toBe(width);
});
