import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceTypeIn } from './read-choice.ts';
import { readFormerPrice, readPrice, readWeeklyPrice } from './read-price.ts';
import { ReadingNotes } from './reading-notes.ts';

/** Dollars, or 'none' for no price without a word in the report. */
test.each([
  [29990, 29990],
  [29990.005, 29991],
  [11, 11],
  [5_000_000, 5_000_000],
  ['29990', 29990],
  ['29990.00', 29990],
  ['29990.95', 29991],
  ['29990.01', 29991],
  ['$29,990', 29990],
  ['$29,990.00', 29990],
  [' $ 29 990 ', 29990],
  ['$29\u00a0990', 29990],
  ['$29\u202f990', 29990],
  ["29'990", 29990],
  ['29’990', 29990],
  ['$1,029,990', 1_029_990],
  ['29990$', 29990],
  ['A$29,990', 29990],
  ['AU$29,990', 29990],
  ['AUD 29,990', 29990],
  ['AUD$29,990', 29990],
  ['29,990 AUD', 29990],
  ['aud29990', 29990],
  ['29,990 dollars', 29990],
  ['$29,990*', 29990],
  ['$29,990.', 29990],
  ['29,990 drive away', 29990],
  ['$29,990 Drive-Away', 29990],
  ['$29,990 driveaway', 29990],
  ['$29,990 DAP', 29990],
  ['$29,990 (drive away)', 29990],
  ['$29,990 Ride Away', 29990],
  ['$29,990 Drive Away No More To Pay', 29990],
  ['$29,990 inc. GST', 29990],
  ['$29,990 EGC', 29990],
  ['$29,990 + ORC', 29990],
  ['$29,990 plus on-road costs', 29990],
  ['$29,990 excl. govt charges', 29990],
  ['$29,990 excluding government charges', 29990],
  ['$29,990 inc GST', 29990],
  ['$29,990 ONO', 29990],
  ['$29,990 o.n.o.', 29990],
  ['$29,990 negotiable', 29990],
  ['$29,990 only', 29990],
  ['20k', 20_000],
  ['$20K', 20_000],
  ['20.5k', 20_500],
  ['$20 thousand', 20_000],
  ['$20k drive away', 20_000],
  ['1.2m', 1_200_000],
  ['$1.2M', 1_200_000],
  ['1.2 million', 1_200_000],
  ['0.5m', 500_000],
  ['POA', 'none'],
  ['P.O.A.', 'none'],
  ['p.o.r', 'none'],
  ['Price on application', 'none'],
  ['price on request', 'none'],
  ['On application', 'none'],
  ['Call', 'none'],
  ['Call us', 'none'],
  ['Call for price', 'none'],
  ['Please call', 'none'],
  ['Contact us', 'none'],
  ['Contact dealer', 'none'],
  ['Contact us for price', 'none'],
  ['Enquire now', 'none'],
  ['Enquire for the best price', 'none'],
  ['Ask', 'none'],
  ['TBA', 'none'],
  ['T.B.A.', 'none'],
  ['TBC', 'none'],
  ['To be advised', 'none'],
  ['To be announced', 'none'],
  ['Negotiable', 'none'],
  ['Make an offer', 'none'],
  ['SOLD', 'none'],
  ['Sold!', 'none'],
  ['nil', 'none'],
])('D3 N2 the price %j is %j', (value, price) => {
  const notes = new ReadingNotes();
  expect(readPrice(value, 'price', notes)).toBe(price === 'none' ? undefined : price);
  expect(notes.warnings).toEqual([]);
  expect(notes.problem).toBeUndefined();
});

const FROM_PRICE = 'a least amount (from …), no price';
const RANGE = 'a range, no price';
const POINT = "three digits behind a point can be thousands ('29.990')";

test.each([
  ['$20,000 - $25,000', RANGE],
  ['$20,000 – 25,000', RANGE],
  ['20000-25000', RANGE],
  ['20k to 25k', RANGE],
  ['$20,000 to $25,000', RANGE],
  ['$20k-$25k', RANGE],
  ['from $20,000', FROM_PRICE],
  ['From: 20k', FROM_PRICE],
  ['starting at $20,000', FROM_PRICE],
  ['as low as $20,000', FROM_PRICE],
  ['29.990', POINT],
  ['$29.990', POINT],
  ['29.990,00', 'not an amount'],
  ['29.990.000', 'not an amount'],
  ['29,99', 'not an amount'],
  ['29,9900', 'not an amount'],
  ['cheap', 'not an amount'],
  ['2 for 1', 'not an amount'],
  ['under $20,000', 'not an amount'],
  ['~20000', 'not an amount'],
  ['20000+', 'not an amount'],
  ['$20,000 deposit', 'not an amount'],
  ['$20,000k', 'not an amount'],
  ['1e5', 'not an amount'],
  ['0x10', 'not an amount'],
  ['$20,000 + GST', 'without GST, no price'],
  ['20000 ex GST', 'without GST, no price'],
  ['20000 excl. gst', 'without GST, no price'],
  [{}, 'not an amount'],
  [true, 'not an amount'],
  [Number.NaN, 'not an amount'],
])('N2 the price %j is left out: %s', (value, why) => {
  const notes = new ReadingNotes();
  expect(readPrice(value, 'price', notes)).toBeUndefined();
  expect(notes.warnings).toEqual([`price: ${why}, left out`]);
  expect(notes.problem).toBeUndefined();
});

test.each([0, '0', -5, 1, '$5', '10.00', '$0'])(
  'D3 the price %j is no price, and the report says so',
  (value) => {
    const notes = new ReadingNotes();
    expect(readPrice(value, 'price', notes)).toBeUndefined();
    expect(notes.warnings).toEqual(['price: 10 dollars or less, no price']);
  },
);

const CURRENCY = 'in a currency other than Australian dollars';

test.each([
  ['20,000 EUR', CURRENCY],
  ['€20,000', CURRENCY],
  ['20.000 €', CURRENCY],
  ['£20,000', CURRENCY],
  ['GBP 20000', CURRENCY],
  ['US$20,000', CURRENCY],
  ['USD 20,000', CURRENCY],
  ['20,000 usd', CURRENCY],
  ['NZ$20,000', CURRENCY],
  ['NZD 20000', CURRENCY],
  ['C$20,000', CURRENCY],
  ['S$20,000', CURRENCY],
  ['₹20,00,000', CURRENCY],
  ['Rs. 20,00,000', CURRENCY],
  ['INR 2000000', CURRENCY],
  ['¥2,000,000', CURRENCY],
  ['from €20,000', CURRENCY],
  ['20 lakh', 'in lakh or crore'],
  ['$20 Lakhs', 'in lakh or crore'],
  ['1.2 crore', 'in lakh or crore'],
  ['1.2 Cr', 'in lakh or crore'],
  ['199.99 pw', 'an amount per week'],
  ['$99/week', 'an amount per week'],
  ['$99 / wk', 'an amount per week'],
  ['$99 a week', 'an amount per week'],
  ['$99 weekly', 'an amount per week'],
  ['from $99 p.w.', 'an amount per week'],
  ['$99 per fortnight', 'an amount per fortnight'],
  ['$399 per month', 'an amount per month'],
  ['$399/mo', 'an amount per month'],
  ['$399 pcm', 'an amount per month'],
  ['$5,000 p.a.', 'an amount per year'],
  [5_000_001, 'over $5,000,000'],
  ['29990000000', 'over $5,000,000'],
  ['20m', 'over $5,000,000'],
])('N2 the price %j refuses the record: %s', (value, reason) => {
  const notes = new ReadingNotes();
  expect(readPrice(value, 'price', notes)).toBeUndefined();
  expect(notes.problem).toEqual({ field: 'price', value, reason });
});

test('N2 a former price that is wrong is left out and refuses nothing', () => {
  const notes = new ReadingNotes();
  expect(readFormerPrice('€30,000', 'before_price', notes)).toBeUndefined();
  expect(readFormerPrice('$32,990', 'before_price', notes)).toBe(32_990);
  expect(notes.problem).toBeUndefined();
  expect(notes.warnings).toEqual([`before_price: ${CURRENCY}, left out`]);
});

test.each([
  ['199.99 pw', 200],
  ['$199 per week', 199],
  ['from $199 p.w.', 199],
  [199, 199],
  ['$399 per month', undefined],
  [0, undefined],
])('D3 the subscription price %j is %j dollars a week', (value, dollars) => {
  expect(readWeeklyPrice(value, 'subscription_price', new ReadingNotes())).toBe(dollars);
});

test.each([
  ['$29,990 drive away', 'drive_away'],
  ['$29,990 inc on-roads', 'drive_away'],
  ['$29,990 EGC', 'excluding_government_charges'],
  ['$29,990 + ORC', 'excluding_government_charges'],
  ['$29,990 plus on-road costs', 'excluding_government_charges'],
  ['$29,990', undefined],
  ['POA', undefined],
])('D4 the price %j says of itself that it is %s', (value, type) => {
  expect(priceTypeIn(value)).toBe(type);
});

/** Words of letters that may stand behind an amount. */
const KNOWN = [
  'aud',
  'dap',
  'egc',
  'firm',
  'mil',
  'mio',
  'million',
  'neg',
  'negotiable',
  'ono',
  'only',
  'rrp',
  'thousand',
];

test('N2 no price behind which an unknown word stands is ever a figure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 11, max: 99_999 }), fc.stringMatching(/^[a-z]{3,10}$/), (figure, word) => {
      fc.pre(!KNOWN.includes(word) && !/^(dollars?|driveaway)$/.test(word));
      for (const space of ['', ' ', '/', ' per '])
        expect(readPrice(`$${figure}${space}${word}`, 'price', new ReadingNotes())).toBeUndefined();
    }),
  );
});
