import { expect, test } from 'vitest';
import { rateNote } from './quote-words.ts';

test.each([
  [5.99, "Headland Credit doesn't offer rates below 6.29% p.a."],
  [6.29, ''],
  [7.5, ''],
])('C5 beside a chosen rate of %d, where 6.29 is advertised, it says %o', (rate, words) => {
  expect(rateNote(rate, 6.29, 'Headland Credit')).toBe(words);
});

test('C5 without a name it is the lender who does not offer it', () => {
  expect(rateNote(1, 6.29)).toBe("Our lender doesn't offer rates below 6.29% p.a.");
});
