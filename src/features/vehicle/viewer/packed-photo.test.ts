import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packPhoto, unpackPhoto } from './packed-photo.ts';

test('V2 a photo with its size is one text', () => {
  expect(packPhoto({ url: '/img/a.12345678', width: 1200, height: 800 })).toBe('/img/a.12345678#1200x800');
});

test('V2 a photo that is packed comes out as it was, whatever its address', () => {
  const size = fc.integer({ min: 1, max: 20_000 });
  const photo = fc.record({ url: fc.string(), width: size, height: size }, { requiredKeys: ['url'] });
  fc.assert(
    fc.property(photo, (image) => {
      expect(unpackPhoto(packPhoto(image))).toEqual({ ...image });
    }),
  );
  expect(unpackPhoto(packPhoto({ url: 'https://photos.example/a#1x2' }))).toEqual({
    url: 'https://photos.example/a#1x2',
  });
});
