import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>One owner.</p><p>Full history.</p>', 'One owner. Full history.'],
  ['low<br>km', 'low km'],
  ['a <strong>b</strong>c', 'a bc'],
  ['un<em class="x y">der</em>lined<i></i>', 'underlined'],
  ['&#xG;&#1x2;', '&#xG;&#1x2;'],
  ['&#x10ffff;', '\u{10ffff}'],
  ['<a href="/x">link</a>ed', 'linked'],
  ['Fish &amp; chips &#x3C;3 &#60;3 &nbsp;&quot;x&quot;', 'Fish & chips <3 <3 "x"'],
  ['&amp;lt;', '&lt;'],
  ['&unknown; &#x110000; &#99999999999;', '&unknown; &#x110000; &#99999999999;'],
  ['<p> </p>', ''],
])('V7 %j says %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
