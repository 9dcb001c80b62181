import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a83' } });

describe('F8 the size of a photo is read from its heading', () => {
  test.each([
    ['JPEG', (width: number, height: number) => picture(width, height).jpeg().toBuffer()],
    [
      'progressive JPEG with EXIF',
      (width: number, height: number) =>
        picture(width, height)
          .withExif({ IFD0: { ImageDescription: 'x'.repeat(3000) } })
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
    ['PNG', (width: number, height: number) => picture(width, height).png().toBuffer()],
    ['WebP', (width: number, height: number) => picture(width, height).webp().toBuffer()],
    [
      'WebP without loss',
      (width: number, height: number) => picture(width, height).webp({ lossless: true }).toBuffer(),
    ],
    [
      'WebP with EXIF',
      (width: number, height: number) =>
        picture(width, height)
          .withExif({ IFD0: { ImageDescription: 'yard' } })
          .webp()
          .toBuffer(),
    ],
  ])('%s', async (_, made) => {
    for (const [width, height] of [
      [1, 1],
      [1600, 1200],
      [301, 4032],
    ] as const)
      expect(pictureSize(await made(width, height))).toEqual({ width, height });
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a PDF', new TextEncoder().encode('%PDF-1.7 and so on, for long enough')],
    ['the start of a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    [
      'a JPEG whose first segment has no end',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0, 0, 0, 0, 0, 0]),
    ],
    ['a RIFF that is a sound', new TextEncoder().encode('RIFF0000WAVEfmt 0000000000000000000000')],
    [
      'no pixels',
      Uint8Array.from([
        0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 0, 0, 0, 0, 9,
      ]),
    ],
  ])('%s has none', (_, bytes) => {
    expect(pictureSize(bytes)).toBeUndefined();
  });
});
