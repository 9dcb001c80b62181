import { describe, expect, test } from 'vitest';
import { checkChanged, expectFileRefusal, useTenantsFolder, type WrongFile } from './wrong-files.fixture.ts';

const ABOUT = 'content/pages/about-us.md';
const FRONT = `${ABOUT} front matter`;
const page = (address: string): string => `---\ntitle: Page\npath: ${address}\n---\n\nText.\n`;

const WRONG: readonly WrongFile[] = [
  [
    'a misspelt field',
    ABOUT,
    'title:',
    'titel:',
    `${FRONT} titel (line 2)`,
    'exists',
    'write title in place of titel',
  ],
  [
    'an unknown field',
    ABOUT,
    'title:',
    'author: x\ntitle:',
    `${FRONT} author (line 2)`,
    'exists',
    'take author out',
  ],
  ['an empty title', ABOUT, 'title: About us', 'title:', `${FRONT} title (line 2)`, 'not empty', 'change it'],
  ['no title', ABOUT, 'title: About us\n', '', `${FRONT} title`, 'text', 'add it'],
  ['no path', ABOUT, 'path: /about-us\n', '', `${FRONT} path`, 'text', 'add it'],
  [
    'a line that is no field',
    ABOUT,
    'title:',
    'draft\ntitle:',
    `${FRONT} (line 2)`,
    'a field such as',
    'look at line 2',
  ],
  [
    'a path without a slash',
    ABOUT,
    '/about-us',
    'about-us',
    `${FRONT} path (line 4)`,
    'starts with /',
    'change it',
  ],
  [
    'a path with capitals',
    ABOUT,
    '/about-us',
    '/About',
    `${FRONT} path (line 4)`,
    'small letters',
    'change it',
  ],
  [
    'no front matter',
    ABOUT,
    '',
    '# About us\n',
    `${FRONT} (line 1)`,
    'the file to begin with ---',
    'put the front matter',
  ],
  ['an empty file', ABOUT, '', '', `${FRONT} (line 1)`, 'the file to begin with ---', 'put the front matter'],
  [
    'unclosed front matter',
    ABOUT,
    'path: /about-us\n---',
    '',
    `${FRONT} (line 1)`,
    'to begin with ---',
    'put the front',
  ],
  [
    'two texts of one path',
    'content/pages/zz.md',
    '',
    page('/about-us'),
    'content/pages/zz.md front matter path (line 3)',
    'that nothing else has',
    'another path',
  ],
  ...[
    '/search',
    '/search/used-cars',
    '/cars/x',
    '/favourites',
    '/our-location',
    '/our-location/parramatta',
  ].map((address): WrongFile => [
    `the path of a page of the site, ${address}`,
    'content/pages/zz.md',
    '',
    page(address),
    'content/pages/zz.md front matter path (line 3)',
    'that nothing else has',
    'another path',
  ]),
  [
    'a link that leads nowhere',
    ABOUT,
    '## Where',
    '[Cars](/serch/used-cars)\n\n## Where',
    `${ABOUT} link (line 9)`,
    'a page of the site',
    "write '/search/used-cars'",
  ],
  [
    'a link to a text there is not',
    ABOUT,
    '## Where',
    '[Fleet](/fleet-sales)\n\n## Where',
    `${ABOUT} link (line 9)`,
    'a page of the site',
    'add a text with path: /fleet-sales',
  ],
  [
    'a picture that is not there',
    ABOUT,
    '## Where',
    '![Us](../../photos/us.webp)\n\n## Where',
    `${ABOUT} picture (line 9)`,
    'a picture beside the text',
    'put the picture there',
  ],
  [
    'an unknown block',
    ABOUT,
    '## Where',
    '::figur{src="x.webp"}\n\n## Where',
    `${ABOUT} directive (line 9)`,
    'one of cards, figure',
    'write figure',
  ],
  [
    'HTML',
    ABOUT,
    '## Where',
    '<div>Us</div>\n\n## Where',
    `${ABOUT} HTML (line 9)`,
    'Markdown and blocks alone',
    'write it in Markdown',
  ],
  [
    'a location there is not',
    ABOUT,
    '## Where',
    '::map{location="sydney"}\n\n## Where',
    `${ABOUT} location (line 9)`,
    'one of parramatta',
    'the end of the address of a location',
  ],
  [
    'a form that is not offered',
    ABOUT,
    '## Where',
    '::form{name="careers"}\n\n## Where',
    `${ABOUT} form (line 9)`,
    'one of',
    'add it to leads.forms',
  ],
  [
    'a picture of an unlisted origin',
    ABOUT,
    '## Where',
    '![Us](https://pics.example/us.webp)\n\n## Where',
    `${ABOUT} picture (line 9)`,
    'images.origins',
    "add 'https://pics.example'",
  ],
];

describe('P1 wrong texts are refused before a build, each with its file and the way out', () => {
  useTenantsFolder();

  test.each(WRONG)('P1 %s', (...row) => expectFileRefusal(...row));

  test('P1 good links and texts are accepted', async () => {
    const text =
      '---\ntitle: "More"\npath: /more\n---\n\n[A](/search/used-cars) [B](/about-us#x) [C](https://x.example)\n';
    expect((await checkChanged('content/pages/more.md', '', text)).result).toMatchObject({ warnings: [] });
  });

  test('P1 a list that hangs on the stock is allowed, and a likely slip is told', async () => {
    const text = '---\ntitle: More\npath: /more\n---\n\n[A](/search/aldera) [B](/search/used-car)\n';
    expect((await checkChanged('content/pages/more.md', '', text)).result).toMatchObject({
      warnings: [
        'content/pages/more.md link (line 6) leads to /search/used-car, which is there only while the stock has it. ' +
          'Did you mean /search/used-cars?',
      ],
    });
  });
});
