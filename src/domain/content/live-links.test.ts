import { expect, test } from 'vitest';
import { liveLinks } from './live-links.ts';

const isPage = (href: string): boolean => href.startsWith('/there');

test.each([
  ['<p><a href="/there">A</a></p>', '<p><a href="/there">A</a></p>'],
  ['<p><a href="/gone"><em>A</em> b</a> c</p>', '<p><em>A</em> b c</p>'],
  ['<a href="https://x.example">A</a>', '<a href="https://x.example">A</a>'],
  ['<a href="#x">A</a> <a href="tel:13">B</a>', '<a href="#x">A</a> <a href="tel:13">B</a>'],
  ['<a href="/there?a=1&#x26;b=2" title="T">A</a>', '<a href="/there?a=1&#x26;b=2" title="T">A</a>'],
])('P1 links of %j that lead nowhere are words: %j', (html, expected) => {
  expect(liveLinks(html, isPage)).toBe(expected);
});
