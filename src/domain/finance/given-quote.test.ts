import { expect, test } from 'vitest';
import { readGivenQuote } from './given-quote.ts';

const QUOTE = { weeklyRepaymentAmount: 118.2, comparisonRate: 8.05, advertisedRate: 7.1 };

test('C10 K9 a quote is its three figures, and whether nobody stands behind it', () => {
  expect(readGivenQuote({ ...QUOTE, provider: 'x' })).toEqual(QUOTE);
  expect(readGivenQuote({ ...QUOTE, estimate: true })).toEqual({ ...QUOTE, estimate: true });
  expect(readGivenQuote({ ...QUOTE, estimate: 'no' })).toEqual(QUOTE);
});

test.each([
  ['without its comparison rate', { ...QUOTE, comparisonRate: undefined }],
  ['with a comparison rate of 0', { ...QUOTE, comparisonRate: 0 }],
  ['without its rate', { ...QUOTE, advertisedRate: null }],
  ['with a repayment in words', { ...QUOTE, weeklyRepaymentAmount: '118' }],
  ['with a repayment that is no number', { ...QUOTE, weeklyRepaymentAmount: Number.NaN }],
  ['that is a list', [QUOTE]],
  ['that is nothing', null],
])('C10 an answer %s is no quote', (_, answer) => {
  expect(readGivenQuote(answer)).toBeUndefined();
});
