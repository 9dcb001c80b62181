import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

test.each([
  ['figurs', ['figures', 'fingers'], 'figures'],
  ['naem', ['name', 'navy'], 'name'],
  ['Phone', ['phone'], 'phone'],
  ['wheels', ['slug', 'site', 'feed'], undefined],
  ['a', [], undefined],
])('%s among %j is %s', (word, known, expected) => {
  expect(nearestWord(word, known)).toBe(expected);
});

test('a known word with one letter lost is found again', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 4, maxLength: 12 });
  fc.assert(
    fc.property(letters, fc.nat(11), (word, at) => {
      const lost = at % word.length;
      expect(nearestWord(word.slice(0, lost) + word.slice(lost + 1), [word, 'zzzzzzzzzzzzzzzzzzzz'])).toBe(
        word,
      );
    }),
  );
});
