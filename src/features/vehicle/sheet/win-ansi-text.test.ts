import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { winAnsiText } from './win-ansi-text.ts';

test.each([
  ['plain words stay', '2021 Toyota RAV4 GXL, $31,990', '2021 Toyota RAV4 GXL, $31,990'],
  ['typographic characters stay', '‘one’ – “two” — 3… • €5 ™', '‘one’ – “two” — 3… • €5 ™'],
  ['Latin letters stay', 'Citroën Škoda Coupé £ × ½ °', 'Citroën Škoda Coupé £ × ½ °'],
  ['combining marks join their letter', 'Citroe\u0308n', 'Citroën'],
  ['letters lose marks the fonts lack', 'Čapek Łódź', 'Capek Lódz'],
  ['hyphens and minus signs', 'non\u2011smoker \u22125 °C', 'non-smoker -5 °C'],
  ['spaces of any width are one', 'a\u2003b\u202fc\td', 'a b c d'],
  ['what is invisible goes', 'so\u00adft\u200b\ufeff', 'soft'],
  ['pictures go', 'Sold 🚗💨 fast 👍🏽 🇦🇺', 'Sold fast'],
  ['ticks are bullets', '✔ Towbar', '• Towbar'],
  ['a run that cannot be shown is one mark', '比亚迪 Atto', '? Atto'],
  ['half a surrogate pair breaks nothing', 'x\ud83d', 'x?'],
  ['nothing stays nothing', '', ''],
])('V17 in a PDF %s', (_, text, expected) => {
  expect(winAnsiText(text)).toBe(expected);
});

test('V17 any text comes out in Windows-1252, and a second time unchanged', () => {
  const shown = new Set(
    [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].filter(
      (character) => !/\p{Control}/u.test(character),
    ),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const result = winAnsiText(text);
      expect([...result].filter((character) => !shown.has(character))).toEqual([]);
      expect(winAnsiText(result)).toBe(result);
    }),
  );
});
