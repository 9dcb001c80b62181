import { expect, test } from 'vitest';
import { ImageSettings } from './image-settings.ts';
import { sharedPhoto } from './shared-photo.ts';

const settings = ImageSettings.parse({});

test('a page is shared with a photo in one width, with its words where there are any', () => {
  expect(sharedPhoto({ url: '/img/ute.1a2b3c4d' }, settings)).toEqual({
    address: '/img/ute.1a2b3c4d-1280.webp',
  });
  expect(sharedPhoto({ url: '/img/ute.1a2b3c4d' }, settings, 'A ute')?.alt).toBe('A ute');
});

test('without a photo there is none', () => {
  expect(sharedPhoto(undefined, settings, 'A ute')).toBeUndefined();
});
