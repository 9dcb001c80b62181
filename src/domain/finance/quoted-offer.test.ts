import { expect, test } from 'vitest';
import { exampleLimits } from './example-finance.fixture.ts';
import { offerWords } from './offer-words.ts';
import { quotedOffer } from './quoted-offer.ts';

const QUOTE = { weeklyRepaymentAmount: 118.2, comparisonRate: 8.05, advertisedRate: 7.1 };
const wordsOf = (quote: Parameters<typeof quotedOffer>[0]) => {
  const offer = quotedOffer(quote, { price: 25_990 }, exampleLimits());
  return offer && offerWords(offer);
};

test('C10 a quote in words never lacks its comparison rate and the warning', () => {
  expect(wordsOf(QUOTE)).toEqual({
    by: 'Quoted for this vehicle',
    payment: '$122 /wk*',
    comparison: '8.05% p.a.',
    rate: '7.10% p.a.',
    term: '5 year term',
    total: '$31,720',
    totalNote: '',
    basis: 'This quote:',
    terms: '$25,990 price, 5 year term, $642.95 in fees.',
    warning: expect.stringMatching(/^\*Comparison rate based on .* WARNING: /),
  });
});

test('C10 figures that no provider stands behind are called an estimate', () => {
  expect(wordsOf({ ...QUOTE, estimate: true })).toMatchObject({
    by: 'Our estimate',
    basis: 'An estimate, not a quote:',
  });
});

test('C8 a quote of 25 dollars or less is none', () => {
  expect(wordsOf({ ...QUOTE, weeklyRepaymentAmount: 25 })).toBeUndefined();
});
