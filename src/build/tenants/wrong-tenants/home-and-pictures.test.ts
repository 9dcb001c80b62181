import { describe, expect, test } from 'vitest';
import { expectRefusal, problemsWith, type WrongSetting } from './refusals.fixture.ts';

const WRONG: readonly WrongSetting[] = [
  ['home.sections', ['heroes'], "one of 'body-types', 'latest-arrivals', 'makes',", '', 'home.sections[0]'],
  [
    'home.sections',
    ['review'],
    "one of 'body-types', 'latest-arrivals', 'makes',",
    "write 'reviews'",
    'home.sections[0]',
  ],
  ['home.sections', 'reviews', 'a list, [ … ]'],
  ['home.latest_count', 2, 'a number of at least 3'],
  ['home.latest_count', 25, 'a number of at most 24'],
  ['home.latest_count', 8.5, 'a whole number'],
  ['home.hero.image', '/photos/hero.webp', "a path below the tenant's folder, such as"],
  ['home.hero.image', 'http://pics.example/a.webp', "a path below the tenant's folder, such as"],
  ['home.hero.image', 'javascript:alert(1)', "a path below the tenant's folder, such as"],
  [
    'home.hero.image',
    'https://pics.example/a.webp',
    'a picture whose origin is in images.origins',
    "add 'https://pics.example' to images.origins, or put",
  ],
  ['home.story.image', 'data:image/png;base64,x', "a path below the tenant's folder, such as"],
  [
    'home.story.image',
    'https://pics.example/a.webp',
    'a picture whose origin is in images.origins',
    "add 'https://pics.example' to images.origins, or put",
  ],
  ['home.hero.titel', 'x', 'a setting that exists', 'write title in place of titel'],
  ['home.promise.points', [{ title: 'x' }], 'text', '', 'home.promise.points[0].text'],
  ['home.story.link', { label: 'x' }, 'text', '', 'home.story.link.href'],
  [
    'images.host',
    { kind: 'cloudinry', cloud: 'a' },
    "one of 'files', 'cloudinary', 'imgix', 'cloudflare',",
    "write 'cloudinary'",
    'images.host.kind',
  ],
  ['images.host', { kind: 'cloudinary' }, 'text', '', 'images.host.cloud'],
  [
    'images.host',
    { kind: 'cloudinary', cloud: 'a/b' },
    'the name of the cloud: letters, digits, hyphens',
    '',
    'images.host.cloud',
  ],
  [
    'images.host',
    { kind: 'imgix', domain: 'https://x.imgix.net' },
    'a host such as my-cars.imgix.net',
    '',
    'images.host.domain',
  ],
  [
    'images.host',
    { kind: 'cloudflare', origin: 'x.example' },
    'https:// and a host such as https://www.example.com.au,',
    '',
    'images.host.origin',
  ],
  ['images.host', 'files', 'an object, { … }'],
  [
    'images.origins',
    ['pics.example'],
    'https:// and a host such as https://www.example.com.au,',
    '',
    'images.origins[0]',
  ],
  [
    'images.origins',
    ['https://pics.example/cars'],
    'https:// and a host such as https://www.example.com.au,',
    '',
    'images.origins[0]',
  ],
  [
    'images.origins',
    ['*'],
    'https:// and a host such as https://www.example.com.au,',
    '',
    'images.origins[0]',
  ],
  ['images.origins', 'https://pics.example', 'a list, [ … ]'],
  ['images.quality', 0, 'a number of at least 1'],
  ['images.quality', 101, 'a number of at most 100'],
  ['images.quality', '75', 'a number'],
];

describe('R3 wrong settings of the home page and pictures are refused, each with its place and the way out', () => {
  test('R3 the settings they are changes of are accepted', () => {
    expect(problemsWith('slug', 'example')).toEqual([]);
  });

  for (const row of WRONG) test(`R3 ${row[0]}: ${JSON.stringify(row[1])}`, () => expectRefusal(row));
});
