import { expect, test } from 'vitest';
import { parseContentPage, readContentPages } from './content-pages.ts';
import { TenantError } from './tenant-error.ts';

const page = (head: string, body = 'Hello.'): string => `---\n${head}\n---\n${body}`;

test('P1 a content file becomes a page at the path it names', () => {
  const read = parseContentPage(
    page('title: About us\npath: /about-us', '## Since 1974\n\nWe **sell** cars.'),
    'a.md',
  );
  expect(read).toEqual({
    title: 'About us',
    description: '',
    path: '/about-us',
    html: '<h2>Since 1974</h2>\n<p>We <strong>sell</strong> cars.</p>',
  });
});

test('P1 quotes around a value and a colon within it are understood', () => {
  expect(parseContentPage(page('title: "Open: always"\npath: /x'), 'a.md').title).toBe('Open: always');
});

test('P1 raw HTML in a text does not reach the page', () => {
  const { html } = parseContentPage(
    page('title: A\npath: /a', 'Hi <script>alert(1)</script> <b>you</b>'),
    'a.md',
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<b>');
});

test.each([
  ['no front matter', 'Just words'],
  ['no title', page('path: /a')],
  ['a path that is no path', page('title: A\npath: about us')],
  ['an unknown field', page('title: A\npath: /a\nauthor: me')],
])('P1 %s is refused by the name of the file', (_, text) => {
  expect(() => parseContentPage(text, 'content/a.md')).toThrow(TenantError);
  expect(() => parseContentPage(text, 'content/a.md')).toThrow('content/a.md');
});

test('P1 a tenant without a content folder has no such pages', () => {
  expect(readContentPages('/nowhere/at/all')).toEqual([]);
});
