import { expect, test } from 'vitest';
import { REVIEWS_SHOWN } from '../../src/domain/review/stars.ts';
import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { jsonLdOf, pageAddresses, readPage } from './read-page.ts';

const GROUP = 'harbour-motor-group';
const group = (address: string) => readPage(DEMO_SITES, GROUP, address);

test('P1 L8 the locator lists the yards, asks for a postcode without scripts, and draws where they are', () => {
  const page = group('/dealer-locator');
  expect(page.all('ol > li h2')).toHaveLength(6);
  expect(page.attribute('form[action="/api/nearest-yards"] input', 'name')).toBe('postcode');
  expect(page.has('form.needs-script[action]')).toBe(false);
  const words = page.texts('[role=img][aria-label^="Map of the"] svg text');
  expect(words).toContain('Harbour Mount Gravatt');
  expect(words.filter((word) => /^\d yards in \w+$/.test(word)).length).toBeGreaterThan(0);
});

test('P1 a dealer without the locator has no such page', () => {
  expect(pageAddresses(FIXTURE_SITES, 'plain')).not.toContain('/dealer-locator');
});

test('D7 all reviews are on pages of twelve, with their count, source and how they were collected', () => {
  const page = group('/reviews');
  expect(page.all('figure')).toHaveLength(REVIEWS_SHOWN);
  expect(page.text('main')).toContain('7,865 reviews across all yards, collected from customer surveys');
  expect(page.text('aside')).toContain(
    '64 reviews are listed here, newest first. The average counts all 7,865.',
  );
  expect(page.all('nav[aria-label=Pages] a').map(({ properties }) => properties['href'])).toContain(
    '/reviews/page/2',
  );
  const listed = [1, 2, 3, 4, 5, 6].flatMap((number) => {
    const { all } = group(number === 1 ? '/reviews' : `/reviews/page/${number}`);
    return all('figure, [aria-labelledby=stars-alone] li');
  });
  expect(listed).toHaveLength(64);
  expect(group('/reviews/geelong').text('h1')).toBe('Reviews of Harbour Geelong');
  expect(group('/our-location/geelong-sales').has('a[href="/reviews/geelong"]')).toBe(true);
});

test("D7 no page counts a dealer's stars for itself to search engines", () => {
  for (const address of ['/', '/reviews', '/our-location/geelong-sales'])
    expect(JSON.stringify(jsonLdOf(group(address))), address).not.toMatch(/aggregateRating|"Review"/i);
});
