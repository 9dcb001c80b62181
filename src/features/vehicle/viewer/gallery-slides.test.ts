import { expect, test } from 'vitest';
import { gallerySlides } from './gallery-slides.ts';

const images = ['a', 'b', 'c'].map((name) => ({ url: `/img/${name}.12345678` }));
const video_url = 'https://media.example/walk-round.mp4';
const shape = (...args: Parameters<typeof gallerySlides>) =>
  gallerySlides(...args).map((slide) => (slide.kind === 'photo' ? slide.number : slide.address));

test.each([
  ['photos alone stay as they are', { images }, [1, 2, 3]],
  ['the video comes second', { images, video_url }, [1, video_url, 2, 3]],
  ['after a single photo, too', { images: images.slice(0, 1), video_url }, [1, video_url]],
  ['and stands alone without photos', { images: [], video_url }, [video_url]],
  [
    'a video elsewhere counts',
    { images, external_video_url: 'https://youtu.be/abcdefghijk' },
    [1, 'https://youtu.be/abcdefghijk', 2, 3],
  ],
  [
    'of two the first',
    { images, video_url, external_video_url: 'https://youtu.be/abcdefghijk' },
    [1, video_url, 2, 3],
  ],
  [
    'an address that is none gives way to the other',
    { images, video_url: 'javascript:alert(1)', external_video_url: video_url },
    [1, video_url, 2, 3],
  ],
  [
    'a file of the site is a video',
    { images, video_url: '/img/turn.12345678.webm' },
    [1, '/img/turn.12345678.webm', 2, 3],
  ],
  ['an address that is none is no video', { images, video_url: 'soon' }, [1, 2, 3]],
])('V2 %s', (_, vehicle, slides) => {
  expect(shape(vehicle, [])).toEqual(slides);
});

test('V2 the poster is the first photo; the video plays in the page only where the policy lets it', () => {
  const slideOf = (origins: string[]) => gallerySlides({ images, video_url }, origins)[1];
  expect(slideOf([])).toEqual({ kind: 'video', address: video_url, embed: undefined, poster: images[0] });
  expect(slideOf(['https://media.example'])).toMatchObject({ embed: { kind: 'file', address: video_url } });
});
