import { expect, test } from 'vitest';
import { deadLinks } from './dead-links.ts';
import { readPageLinks } from './page-links.ts';

const ORIGIN = 'https://www.example.com.au';

/** What is dead on a site of a home page with this in its body, a page of a car, and one picture. */
const dead = (body: string, named: { file: string; to: string }[] = []): string[] =>
  deadLinks({
    origin: ORIGIN,
    pages: [readPageLinks(body, '/'), readPageLinks('<h2 id="finance">Finance</h2>', '/cars/a b')],
    named,
    files: new Set(['/img/a.webp']),
    answered: new Set(['/api/leads']),
    shownAt: (path) => (path === '/cars/x/checkout' ? '/checkout' : path),
  });

test('P4 what is there is no dead link', () => {
  const alive = `<main id="content"><a href="/">Home</a><a href="#content">Skip</a><a href="/cars/a%20b?x=1#finance">Car</a>
    <img src="/img/a.webp" srcset="/img/a.webp 320w, /img/a.webp 640w"><form action="/api/leads"></form>
    <a href="tel:+61212345678">Call</a><a href="https://other.example/nothing">Elsewhere</a>
    <link rel="canonical" href="${ORIGIN}/"></main>`;
  expect(dead(alive, [{ file: 'sitemap-1.xml', to: `${ORIGIN}/cars/a%20b` }])).toEqual([]);
});

test.each([
  ['a page', '<a href="/cars/b">', '/: a href /cars/b: nothing there'],
  ['a page by a relative address', '<a href="cars/b">', '/: a href cars/b: nothing there'],
  ['a page by the whole address', `<a href="${ORIGIN}/cars/b">`, `/: a href ${ORIGIN}/cars/b: nothing there`],
  ['a part of this page', '<a href="#top">', '/: a href #top: no part #top'],
  ['a part of another page', '<a href="/cars/a%20b#map">', '/: a href /cars/a%20b#map: no part #map'],
  ['a picture', '<img src="/img/b.webp">', '/: img src /img/b.webp: nothing there'],
  [
    'a picture of one width',
    '<img srcset="/img/a.webp 320w, /img/b.webp 640w">',
    '/: img srcset /img/b.webp: nothing there',
  ],
  ['a script', '<script src="/x.js"></script>', '/: script src /x.js: nothing there'],
  [
    'what an island loads',
    '<astro-island component-url="/_astro/x.js">',
    '/: astro-island component-url /_astro/x.js: nothing there',
  ],
  ['a form', '<form action="/api/nothing">', '/: form action /api/nothing: nothing there'],
  [
    'a button of a form',
    '<button formaction="/api/nothing">',
    '/: button formaction /api/nothing: nothing there',
  ],
  [
    'a canonical address',
    `<link rel="canonical" href="${ORIGIN}/b">`,
    `/: link href ${ORIGIN}/b: nothing there`,
  ],
  [
    'a shared picture',
    `<meta property="og:image" content="${ORIGIN}/og/b.jpg">`,
    `/: og:image ${ORIGIN}/og/b.jpg: nothing there`,
  ],
  [
    'structured data',
    `<script type="application/ld+json">{"url":["${ORIGIN}/b"],"@id":"${ORIGIN}/#x"}</script>`,
    `/: structured data ${ORIGIN}/b: nothing there`,
  ],
  ['a redirect', '<a href="/cars/x/checkout">', '/: a href /cars/x/checkout: nothing there'],
  ['an address that is none', '<a href="https://[">', '/: a href https://[: no address'],
  ['an id that is there twice', '<p id="a"></p><p id="a"></p>', '/: two elements #a'],
])('P4 a dead link is found: %s', (_, body, fault) => {
  expect(dead(body)).toEqual([fault]);
});

test('P4 a dead address in a file for programs is found', () => {
  const named = [{ file: 'sitemap-1.xml', to: `${ORIGIN}/cars/b` }];
  expect(dead('', named)).toEqual([`/: sitemap-1.xml ${ORIGIN}/cars/b: nothing there`]);
});
