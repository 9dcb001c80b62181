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
    html: '<h2 id="text-since-1974">Since 1974</h2>\n<p>We <strong>sell</strong> cars.</p>',
    headings: [{ id: 'text-since-1974', label: 'Since 1974' }],
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

test.each([
  ['a value with a colon', 'title: Open: always\npath: /x', 2, 'Nested mappings'],
  ['a line that is no field', 'path: /x\ndraft\ntitle: A', 3, 'single line'],
  ['a field twice', 'title: A\npath: /x\ntitle: B', 4, 'unique'],
  ['an open quote', 'title: "A\npath: /x', 3, 'quote'],
  ['a value that YAML would cut off', 'path: /x\ntitle: Dubbo #1', 3, '#1 outside quotes'],
  ['a list', 'title: [A, B]\npath: /x', 2, 'not one text'],
  ['an alias', 'title: &a A\npath: *a', 3, 'not one text'],
  ['words alone', 'About us', 2, 'no field'],
])('P1 %s is refused with its line and the way out', (_, head, line, found) => {
  const refusal = (): unknown => parseContentPage(page(head), 'content/a.md');
  expect(refusal).toThrow(`content/a.md cannot be used`);
  expect(refusal).toThrow(`front matter (line ${line})`);
  expect(refusal).toThrow(found);
  expect(refusal).toThrow(
    `look at line ${line} and the one before it; put a value that has a colon, a # or a quote in it between quotes`,
  );
});

test('P1 a wrong field is named with its line', () => {
  const refusal = (): unknown => parseContentPage(page('title: A\npath: about us'), 'a.md');
  expect(refusal).toThrow('front matter path (line 3)');
});

test('P1 values are text, comments on a line of their own are none of them', () => {
  const read = parseContentPage(
    page('# draft of May\ntitle: 2026\npath: /x\ndescription: "Dubbo #1"'),
    'a.md',
  );
  expect(read).toMatchObject({ title: '2026', description: 'Dubbo #1' });
});

test('P1 a tenant without a content folder has no such pages', () => {
  expect(readContentPages('/nowhere/at/all')).toEqual([]);
});
