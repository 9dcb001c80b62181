import { expect, test } from 'vitest';
import { visitedPages, withPage } from './visited-pages.ts';
import { campaignOf, withCampaign } from './visited-pages.ts';

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
  ['?utm_source=news&utm_campaign=spring&car_id=1', 'utm_source=news&utm_campaign=spring'],
  ['?gclid=a&gbraid=b&wbraid=c&gad_source=1', 'gclid=a&gbraid=b&wbraid=c&gad_source=1'],
  ['?fbclid=x&msclkid=y&ttclid=z&name=Robin', 'fbclid=x&msclkid=y&ttclid=z'],
  ['?utm_source=', ''],
  ['?make=Kia', ''],
])('F1 the campaign of %s is %j', (query, campaign) => {
  expect(campaignOf(query)).toBe(campaign);
});

test('F1 the campaign of the landing page lasts as long as the visit, and the last one counts', () => {
  const minute = 60_000;
  const pages = `${10 * minute} /`;
  expect(withCampaign('gclid=a', '', pages, 15 * minute)).toBe('gclid=a');
  expect(withCampaign('gclid=a', '?utm_source=news', pages, 15 * minute)).toBe('utm_source=news');
  expect(withCampaign('gclid=a', '', pages, 60 * minute)).toBe('');
  expect(withCampaign(null, '?gbraid=b', null, minute)).toBe('gbraid=b');
});
