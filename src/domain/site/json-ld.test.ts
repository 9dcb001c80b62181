import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';
import { canonicalUrl } from '../address/canonical.ts';
import { itemListJsonLd } from './item-list-json-ld.ts';
import { serialiseJsonLd } from './json-ld.ts';

const SITE = 'https://dealer.example';

test('no text can end the script element, and parsing gives the text back', () => {
  const hostile = fc.oneof(
    fc.constantFrom('</script><script>alert(1)</script>', '<!--', ']]>', '\u2028\u2029', '&lt;'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(hostile, (name) => {
      const json = serialiseJsonLd({ ...itemListJsonLd([], SITE), name });
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toMatchObject({ name: JSON.parse(JSON.stringify(name)) });
    }),
  );
});

test.each([
  ['/', 'https://dealer.example/'],
  ['/cars/a', 'https://dealer.example/cars/a'],
  ['/cars/a/', 'https://dealer.example/cars/a'],
  ['/cars/a?b=1', 'https://dealer.example/cars/a?b=1'],
  ['https://images.example/a.jpg', 'https://images.example/a.jpg'],
])('the address of %s is %s', (path, url) => {
  expect(canonicalUrl(SITE, path)).toBe(url);
});

test('V1 a breadcrumb list numbers its crumbs and links all but the last', () => {
  expect(breadcrumbJsonLd([{ label: 'Home', href: '/' }, { label: 'Used' }], SITE)).toStrictEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dealer.example/' },
      { '@type': 'ListItem', position: 2, name: 'Used' },
    ],
  });
});

test('S1 an item list names every car with its address', () => {
  expect(itemListJsonLd([{ name: 'A', href: '/cars/a' }], SITE)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [{ position: 1, name: 'A', url: 'https://dealer.example/cars/a' }],
  });
});
