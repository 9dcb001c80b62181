import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isLightWebp } from './light-webp.ts';

const plain = (width: number, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#6080a0' } });
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const size = { width: 1280, height: 400 };

test('D8: a plain WebP as wide as the widest that pages name is light', async () => {
  expect(isLightWebp(await plain(1280).webp().toBuffer(), size)).toBe(true);
});

test.each([
  ['wider than the widest', () => plain(1281).webp(), { width: 1281, height: 400 }],
  ['as narrow as the narrowest', () => plain(320).webp(), { width: 320, height: 400 }],
  ['full of detail', () => noise(1280, 400).webp({ quality: 95 }), size],
  ['of another format', () => plain(1280).jpeg(), size],
  ['without loss', () => plain(1280).webp({ lossless: true }), size],
  [
    'with the notes of a camera',
    () =>
      plain(1280)
        .withExif({ IFD0: { Artist: 'A' } })
        .webp(),
    size,
  ],
  ['with a colour profile', () => plain(1280).withIccProfile('p3').webp(), size],
  ['that can be seen through', () => plain(1280).ensureAlpha(0.5).webp(), size],
])('D8: a picture %s is coded', async (_, picture, ofSize) => {
  expect(isLightWebp(await picture().toBuffer(), ofSize)).toBe(false);
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -10)],
  ['with more behind it', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('more')])],
  ['cut off in its header', (bytes: Buffer) => bytes.subarray(0, 18)],
  ['empty', () => Buffer.alloc(0)],
])('D8: a file that is %s is not light', async (_, damage) => {
  expect(isLightWebp(damage(await plain(1280).webp().toBuffer()), size)).toBe(false);
});
