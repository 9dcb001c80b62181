import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildTestSites, DEMO_SITES } from '../built-sites.ts';
import { pageAddresses, readPage } from './read-page.ts';

/** Where each demo dealer's pages may send requests to; a dealer that is missing here counts nothing. */
const COUNTING: Record<string, string> = {
  'wattle-used-cars': "connect-src 'self'",
  'tallowood-caravans': "connect-src 'self' https://events.tallowoodcaravans.example",
};
/** What only pages that count have: the address of the sink, and the button. */
const SIGNS = ['data-events-to', 'data-privacy-choices'];

beforeAll(buildTestSites, 600_000);

test.each([
  'wattle-used-cars',
  'tallowood-caravans',
  'harbour-motor-group',
  'ironbark-motorcycles',
  'bass-strait-trucks',
])('F11 the pages of %s ask and count exactly where its settings have a sink', (slug) => {
  const counts = slug in COUNTING;
  for (const address of pageAddresses(DEMO_SITES, slug)) {
    const { html } = readPage(DEMO_SITES, slug, address);
    expect(
      SIGNS.filter((sign) => html.includes(sign)),
      `${slug}${address}`,
    ).toEqual(counts ? SIGNS : []);
  }
  const headers = readFileSync(path.join(DEMO_SITES, slug, '_headers'), 'utf8');
  expect(/connect-src[^;]*/.exec(headers)?.[0]).toBe(COUNTING[slug] ?? "connect-src 'self'");
});
