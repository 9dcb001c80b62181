import { expect, test } from 'vitest';
import { campaignToKeep, visitedPages, withPage } from './visited-pages.ts';

const NOW = Date.UTC(2026, 10, 22);
const MINUTE = 60_000;

/** What is kept of pages that were opened one after the other, each so many minutes before now. */
const keptOf = (...opened: [path: string, minutesAgo: number][]): string | null =>
  opened.reduce<string | null>((text, [path, ago]) => withPage(text, path, NOW - ago * MINUTE), null);

const VISITS: [what: string, text: string | null, pages: string[]][] = [
  ['nothing', null, []],
  ['no text of ours', '{"at":1}', []],
  ['one page', keptOf(['/', 0]), ['/']],
  ['in the order of the last look', keptOf(['/', 9], ['/cars/a', 5], ['/', 1]), ['/cars/a', '/']],
  ['29 minutes ago', keptOf(['/', 29]), ['/']],
  ['half an hour ago', keptOf(['/', 30]), []],
  ['a visit before this one', keptOf(['/cars/old', 90], ['/cars/a', 5]), ['/cars/a']],
  ['a long visit', keptOf(['/', 50], ['/cars/a', 25], ['/cars/b', 0]), ['/', '/cars/a', '/cars/b']],
];

test.each(VISITS)('F1 F12 the pages of this visit: %s', (_, text, pages) => {
  expect(visitedPages(text, NOW)).toEqual(pages);
});

test('F1 at most 50 pages are kept, the newest', () => {
  const paths = Array.from({ length: 60 }, (_, n) => `/cars/${n}`);
  const text = keptOf(...paths.map((path): [string, number] => [path, 0]));
  expect(visitedPages(text, NOW)).toEqual(paths.slice(10));
});

test.each([
  '?utm_source=news&utm_campaign=spring&car_id=1',
  '?make=Kia&gclid=a',
  '?gbraid=b',
  '?wbraid=c',
  '?gad_source=1',
  '?fbclid=x',
  '?msclkid=y',
  '?ttclid=z',
])('F1 the query %s is that of a campaign, and the last one of a visit counts', (query) => {
  expect(campaignToKeep(query, null, NOW)).toBe(query);
  expect(campaignToKeep(query, keptOf(['/', 5]), NOW)).toBe(query);
});

test.each(['', '?make=Kia', '?id=1', '?lid=2', '?name=utm_'])(
  'F1 the query %j is of no campaign',
  (query) => {
    // What brought the shopper to this visit stays; what brought them to one before is forgotten.
    expect(campaignToKeep(query, keptOf(['/', 5]), NOW)).toBe(undefined);
    expect(campaignToKeep(query, keptOf(['/', 45]), NOW)).toBe('');
    expect(campaignToKeep(query, null, NOW)).toBe('');
  },
);
