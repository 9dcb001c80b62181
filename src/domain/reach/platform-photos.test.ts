import { expect, test } from 'vitest';
import { ImageSettings } from '../picture/image-settings.ts';
import { JPEG_PLATFORMS, jpegAddresses, jpegPhotos, type JpegPlatform } from './platform-photos.ts';
import type { CatalogueName } from './reach-settings.ts';

const FILES = ImageSettings.parse({});
const photo = (name: string, width?: number, height?: number) => ({
  url: `/img/${name}.01234567`,
  width,
  height,
});
const made = (...names: string[]): string[] => names.map((name) => `/img/${name}.01234567-1280.jpg`);

test.each<[JpegPlatform, number, number, boolean]>([
  ['tiktok', 449, 600, false],
  ['tiktok', 450, 450, true],
  ['tiktok', 600, 449, false],
  ['meta', 499, 600, false],
  ['meta', 500, 300, true],
])('P7 whether %s takes a photo of %i x %i pixels: %s', (platform, width, height, isTaken) => {
  const images = [photo('first', width, height), photo('second', 900, 700)];
  expect(jpegAddresses(images, FILES, platform)[0]).toBe(made(isTaken ? 'first' : 'second')[0]);
  expect(jpegAddresses(images.slice(0, 1), FILES, platform)).toEqual(isTaken ? made('first') : []);
});

test.each<[string, CatalogueName[], string[]]>([
  ['no platform', [], []],
  ['Google, which takes WebP', ['google'], []],
  ['TikTok', ['tiktok'], ['wide']],
  ['Meta', ['meta'], ['low', 'wide', ...Array.from({ length: 8 }, (_, at) => `n${at}`)]],
  ['both', ['tiktok', 'google', 'meta'], ['low', 'wide', ...Array.from({ length: 8 }, (_, at) => `n${at}`)]],
])('P7 the build makes as JPEG what is shown by %s', (_, catalogues, names) => {
  const images = [
    photo('small', 320, 240),
    photo('low', 800, 400),
    photo('wide', 800, 600),
    ...Array.from({ length: 12 }, (__, at) => photo(`n${at}`, 800, 600)),
  ];
  expect(jpegPhotos(images, catalogues).map(({ url }) => url)).toEqual(names.map((name) => photo(name).url));
  // What is named is what was made, platform by platform.
  for (const platform of Object.keys(JPEG_PLATFORMS) as JpegPlatform[]) {
    if (!catalogues.includes(platform)) continue;
    const named = jpegAddresses(images, FILES, platform);
    expect(made(...names)).toEqual(expect.arrayContaining(named));
  }
});

test('P7 photos that the site links to are taken as they are, but for formats that no such platform takes', () => {
  const images = ['a.webp', 'b.JPG?v=1', 'c.avif', 'd.png', 'e'].map((name) => ({
    url: `https://p.example/${name}`,
  }));
  expect(jpegAddresses(images, FILES, 'meta')).toEqual(
    ['b.JPG?v=1', 'd.png', 'e'].map((name) => `https://p.example/${name}`),
  );
});
