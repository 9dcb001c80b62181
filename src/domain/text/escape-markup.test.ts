import { parseFragment } from 'parse5';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test.each([
  ['Kerr & Sons', 'Kerr &amp; Sons'],
  ['<b>"it\'s"</b>', '&lt;b&gt;&quot;it&apos;s&quot;&lt;/b&gt;'],
  ['&lt;', '&amp;lt;'],
  ['', ''],
])('%j is written %j', (text, written) => {
  expect(escapeMarkup(text)).toBe(written);
});

test('text of any kind is read back as it was, in an element and in an attribute', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\0]/.test(text)),
      (text) => {
        const written = escapeMarkup(text);
        const [element] = parseFragment(`<p title="${written}">${written}</p>`).childNodes;
        expect(element).toMatchObject({ attrs: [{ name: 'title', value: text }] });
        expect(element).toMatchObject({ childNodes: text === '' ? [] : [{ value: text }] });
      },
    ),
  );
});
