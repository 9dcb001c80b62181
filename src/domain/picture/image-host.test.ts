import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageSource, imageSourceSet, IMAGE_WIDTHS, jpegSource } from './image-host.ts';
import type { ImageSettings } from './image-settings.ts';

const settings = (host: ImageSettings['host']): ImageSettings => ({ host, origins: [], quality: 75 });
const files = settings({ kind: 'files' });
const none = settings({ kind: 'none' });
const cloudinary = settings({ kind: 'cloudinary', cloud: 'harbour' });
const imgix = settings({ kind: 'imgix', domain: 'harbour.imgix.net' });
const cloudflare = settings({ kind: 'cloudflare', origin: 'https://www.example.com.au/' });

const STEM = '/img/suv-a-blue-front34.3f9a1c2e';
const PHOTO = 'https://feed.example/cars/1.jpg?v=2&size=a b';

describe('K19 one address for each host', () => {
  test.each([
    ['files, a picture of the tenant', STEM, files, '/img/suv-a-blue-front34.3f9a1c2e-640.webp'],
    ['files, a picture of the web', 'https://feed.example/1.jpg', files, 'https://feed.example/1.jpg'],
    ['none', 'https://feed.example/1.jpg', none, 'https://feed.example/1.jpg'],
    ['none, a picture of the tenant', STEM, none, '/img/suv-a-blue-front34.3f9a1c2e-640.webp'],
    [
      'cloudinary',
      PHOTO,
      cloudinary,
      'https://res.cloudinary.com/harbour/image/fetch/f_auto,q_75,w_640,c_fill/https%3A%2F%2Ffeed.example%2Fcars%2F1.jpg%3Fv%3D2%26size%3Da%2520b',
    ],
    ['imgix', PHOTO, imgix, 'https://harbour.imgix.net/cars/1.jpg?auto=format&q=75&w=640&fit=crop'],
    [
      'cloudflare',
      PHOTO,
      cloudflare,
      'https://www.example.com.au/cdn-cgi/image/width=640,quality=75,format=auto,fit=cover/https://feed.example/cars/1.jpg?v=2&size=a%20b',
    ],
    ['cloudinary, a picture of the tenant', STEM, cloudinary, '/img/suv-a-blue-front34.3f9a1c2e-640.webp'],
  ])('K19 %s', (_, url, host, expected) => {
    expect(imageSource(url, 640, host)).toBe(expected);
  });
});

test.each([
  ['a picture that the build makes', STEM, files, `${STEM}-1280.jpg`],
  ['one that it makes beside a host', STEM, cloudinary, `${STEM}-1280.jpg`],
  ['a JPEG of the web', 'https://feed.example/1.JPG?v=2', files, 'https://feed.example/1.JPG?v=2'],
  ['a WebP of the web', 'https://feed.example/1.webp?v=2', none, ''],
  ['an AVIF of the web', 'https://feed.example/1.avif', files, ''],
  ['no picture', 'javascript:alert(1)', imgix, ''],
  [
    'cloudinary',
    'https://feed.example/1.webp',
    cloudinary,
    'https://res.cloudinary.com/harbour/image/fetch/f_jpg,q_75,w_1280,c_fill/https%3A%2F%2Ffeed.example%2F1.webp',
  ],
  [
    'imgix',
    'https://feed.example/1.webp',
    imgix,
    'https://harbour.imgix.net/1.webp?fm=jpg&q=75&w=1280&fit=crop',
  ],
  [
    'cloudflare',
    'https://feed.example/1.webp',
    cloudflare,
    'https://www.example.com.au/cdn-cgi/image/width=1280,quality=75,format=jpeg,fit=cover/https://feed.example/1.webp',
  ],
])('P7 as JPEG: %s', (_, url, host, expected) => {
  expect(jpegSource(url, host)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'photos/hero.webp',
  '/img/../secret.3f9a1c2e',
  '/elsewhere/a.3f9a1c2e',
  '//evil.example/img/a.3f9a1c2e',
  'file:///etc/passwd',
  '',
])('D8 %j is no picture', (url) => {
  expect(imageSource(url, 640, files)).toBe('');
  expect(imageSource(url, 640, cloudinary)).toBe('');
  expect(imageSourceSet(url, IMAGE_WIDTHS, cloudinary)).toBe('');
});

test.each([
  [100, 320],
  [320, 320],
  [321, 480],
  [1200, 1280],
  [4000, 1280],
])('D8 a local picture asked for at %i px is the %i px file', (asked, made) => {
  expect(imageSource(STEM, asked, files)).toBe(`${STEM}-${made}.webp`);
});

test('D8 a srcset offers every width of a local picture', () => {
  expect(imageSourceSet(STEM, [320, 640], files)).toBe(`${STEM}-320.webp 320w, ${STEM}-640.webp 640w`);
});

test.each([
  ['wider than all', 1280, '320w 640w'],
  ['as wide as one', 640, '320w 640w'],
  ['in between', 500, '320w 500w'],
  ['narrower than all', 200, '200w'],
])('D8 a srcset never promises more pixels than the original has: %s', (_, original, expected) => {
  const entries = imageSourceSet(STEM, [320, 640], files, original).split(', ');
  expect(entries.map((entry) => entry.split(' ')[1]).join(' ')).toBe(expected);
});

test.each([files, none])('D8 a picture of the web that nobody resizes has no srcset', (host) => {
  expect(imageSourceSet('https://feed.example/1.jpg', IMAGE_WIDTHS, host)).toBe('');
});

test('D8 whatever a feed says, a source is empty, a local variant, or an address without spaces or quotes', () => {
  const address = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true }), fc.constant(STEM));
  const host = fc.constantFrom(files, none, cloudinary, imgix, cloudflare);
  fc.assert(
    fc.property(address, host, (url, chosen) => {
      expect(imageSource(url, 640, chosen)).toMatch(
        /^$|^\/img\/[a-z0-9.-]+-640\.webp$|^https?:\/\/[^\s"<>]+$/,
      );
    }),
  );
});

test('D8 each entry of a srcset keeps its width, whatever the address ends in', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.constantFrom('', ',', ',,'), (url, ending) => {
      const entries = imageSourceSet(url + ending, [320, 640], cloudflare).split(/(?<=\dw), /);
      expect(entries).toHaveLength(2);
      expect(entries.every((entry) => /^\S*[^\s,] \d+w$/.test(entry))).toBe(true);
    }),
  );
});
