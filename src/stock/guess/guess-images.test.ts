import { expect, test } from 'vitest';
import type { ColumnProfile } from './column-profile.ts';
import { imageColumns } from './guess-images.ts';

const column = (path: string, ...values: string[]): ColumnProfile => ({
  path,
  values,
  filled: 1,
  several: 0,
});
const at = (path: string): string => `https://img.example/${path}`;

test.each<[string, ColumnProfile[], string[]]>([
  [
    'the first photo and the others',
    [column('additional_image_link', at('1/2.jpg')), column('image_link', at('1/1.jpg'))],
    ['image_link', 'additional_image_link'],
  ],
  [
    'photos of several kinds',
    [column('Exterior Photos', at('1/ext/1.jpg')), column('Interior Photos', at('1/int/1.jpg'))],
    ['Exterior Photos', 'Interior Photos'],
  ],
  [
    'a list of photos twice, under other names',
    [
      column('Photos', `${at('a/1.jpg')}|${at('a/2.jpg')}`),
      column('Pictures', `${at('b/8.jpg')},${at('b/9.jpg')}`),
    ],
    ['Photos', 'Pictures'],
  ],
  [
    'the same photos in another size',
    [
      column('Images', at('640x480/a-1.jpg'), at('640x480/a-2.jpg')),
      column('Photos', `https://cdn.example/1280x960/a-1.jpg;https://cdn.example/1280x960/a-2.jpg`),
    ],
    ['Images'],
  ],
  [
    'the same photos as WebP',
    [column('Images', at('a_large.jpg')), column('Pictures', at('a_800.webp'))],
    ['Images'],
  ],
  ['a size by the name', [column('Photos', at('x1.jpg')), column('Photos Large', at('y1.jpg'))], ['Photos']],
  ['small ones', [column('Photos', at('x1.jpg')), column('Thumbnail Photos', at('y1.jpg'))], ['Photos']],
])('N2 of %s all columns with photos of their own are taken', (_, columns, paths) => {
  const [placed = column('')] = columns;
  expect(imageColumns(placed, columns).map(({ path }) => path)).toEqual(paths);
});
