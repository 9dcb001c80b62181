import { expect, test } from 'vitest';
import { exampleOffer } from '../../domain/content/example-text.fixture.ts';
import { parseContent } from '../../tenant/content/parse-content.ts';
import { contentWarnings } from './content-warnings.ts';

const FILE = 'content/offers/a.md';
const warningsOf = (fields: string): string[] => {
  const { text, lines } = parseContent(`---\ntitle: A\nterms: Once.\n${fields}---\nHi.`, FILE, 'offers');
  return contentWarnings(text ? [text] : [], new Map([[FILE, lines]]), '2026-11-21');
};

test.each([
  ['', []],
  ['until: 2026-11-21\n', []],
  ['from: 2026-11-21\n', []],
  [
    'until: 2026-11-20\n',
    [
      'content/offers/a.md front matter until (line 4): 2026-11-20 is in the past. It is shown no more; write a later day, or remove the file.',
    ],
  ],
  [
    'from: 2026-12-01\n',
    [
      'content/offers/a.md front matter from (line 4): it is published from 2026-12-01 on. Write an earlier day to have it sooner.',
    ],
  ],
  [
    'offer: Half\ndraft: true\n',
    [
      'content/offers/a.md front matter draft (line 5): it is not published. Take the line out when it may be.',
    ],
  ],
  [
    'picture: yard.webp\n',
    [
      "content/offers/a.md front matter picture (line 4): it has no words. Write picture_alt: what the picture shows, for shoppers who don't see it.",
    ],
  ],
  ['picture: yard.webp\npicture_alt: The yard\n', []],
])('P1 an offer with %j warns %j', (fields, warnings) => {
  expect(warningsOf(fields)).toEqual(warnings);
});

test('P1 a text whose lines are not known is warned of by its file', () => {
  expect(contentWarnings([exampleOffer('a', { draft: true })], new Map(), '2026-11-21')).toEqual([
    'content/offers/a.md front matter draft: it is not published. Take the line out when it may be.',
  ]);
});
