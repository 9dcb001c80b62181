import { describe, expect, test } from 'vitest';
import { builtSiteFolders } from './built-site-folders.ts';
import { elementShapes } from './element-shapes.ts';
import { EXCEPTIONS, htmlFaults } from './html-rules.ts';
import { pageKind, pageOfEachKind } from './page-kinds.ts';
import { readPage } from './read-page.ts';

const page = (body: string): string =>
  `<!doctype html>\n<html lang="en-AU"><head><meta charset="utf-8"><title>A page</title></head><body>${body}</body></html>`;

test('a whole page has no fault, and each kind of fault is found', () => {
  expect(htmlFaults(page('<h1>Used cars</h1><p>Good ones.</p>'))).toEqual([]);
  const faults = {
    'close-order': '<p><b>bold</p>',
    'no-dup-id': '<p id="a">1</p><p id="a">2</p>',
    'no-missing-references': '<p aria-describedby="nothing">A price</p>',
    'element-permitted-content': '<ul><p>no item</p></ul>',
    'no-implicit-button-type': '<form><button>Send</button></form>',
    'attribute-allowed-values': '<img alt="" srcset="">',
    'input-missing-label': '<input type="text" name="q">',
    'valid-autocomplete': '<input type="hidden" name="a" autocomplete="off">',
  };
  for (const [rule, body] of Object.entries(faults))
    expect(htmlFaults(page(body)).join('\n'), body).toContain(`${rule}: `);
});

test('an address has the kind of its page', () => {
  const kinds = [
    '/',
    '/about-us',
    '/cars/a',
    '/search/a/b',
    '/search/a/more/b',
    '/blog/page/2',
    '/blog/tag/vans',
    '/aldera/overview',
  ];
  expect(kinds.map(pageKind)).toEqual([
    '/',
    '/about-us',
    '/cars/*',
    '/search/*/*',
    '/search/*/more/*',
    '/blog/page/*',
    '/blog/tag/*',
    '/*/overview',
  ]);
});

describe('P4 the HTML of every kind of page', () => {
  const seen = new Set<string>();
  const used = new Set<string>();

  // One of two pages with the same elements tells as much as both.
  test.each(builtSiteFolders())('of $slug is valid', ({ folder, slug }) => {
    const faults = pageOfEachKind(folder, slug).flatMap((address) => {
      const { html } = readPage(folder, slug, address);
      const shapes = elementShapes(html);
      if (shapes.isSubsetOf(seen)) return [];
      for (const shape of shapes) seen.add(shape);
      return htmlFaults(html, used).map((fault) => `${address}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test('has each of the exceptions', () => {
    expect([...used].toSorted()).toEqual([...new Set(EXCEPTIONS.map(({ rule }) => rule))].toSorted());
  });
});
