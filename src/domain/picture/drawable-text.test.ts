import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawableText } from './drawable-text.ts';

test.each([
  ['2021 Škoda Octavia é', '2021 Škoda Octavia é'],
  ['  two\n lines\tand\u00a0spaces ', 'two lines and spaces'],
  ['<b>& "Q"</b>', '<b>& "Q"</b>'],
  ['\u202eabc\u202c \u0627\u0644 汉 😀 x', 'abc x'],
  ['e\u0301', 'é'],
  ['\u0000\u0007', ''],
  ['x'.repeat(161), 'x'.repeat(160)],
  [`  ${'x'.repeat(160)}`, 'x'.repeat(160)],
  [`${'x'.repeat(159)} and more`, 'x'.repeat(159)],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

test('no text is longer than 160 letters, or holds what XML refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const drawn = drawableText(text);
      expect(drawn.length).toBeLessThanOrEqual(160);
      expect(drawn).not.toMatch(/[\p{C}\u00ad]/u);
      expect(drawableText(drawn)).toBe(drawn);
    }),
  );
});
