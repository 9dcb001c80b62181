import { expect, test } from 'vitest';
import { CostsSettings } from './costs-settings.ts';
import { deliveryEstimate, deliveryRegion, unansweredEstimate } from './delivery.ts';

const { delivery: REGIONS } = CostsSettings.parse({
  delivery: [
    { name: 'Inner Brisbane', price: 0, postcodes: [{ from: '4000', to: '4010' }] },
    {
      name: 'South East Queensland',
      price: 250,
      postcodes: [
        { from: '4000', to: '4399' },
        { from: '4500', to: '4575' },
      ],
    },
    { name: 'Darwin', price: 1890, postcodes: [{ from: '0800', to: '0832' }] },
  ],
});
const UNKNOWN =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

test.each([
  ['', { kind: 'empty', message: 'Please enter a postcode' }],
  ['  ', { kind: 'empty', message: 'Please enter a postcode' }],
  ['4000', { kind: 'ok', name: '4000 (Inner Brisbane)', price: '$0' }],
  ['4005', { kind: 'ok', name: '4005 (Inner Brisbane)', price: '$0' }],
  [' 4011 ', { kind: 'ok', name: '4011 (South East Queensland)', price: '$250' }],
  ['4575', { kind: 'ok', name: '4575 (South East Queensland)', price: '$250' }],
  ['0832', { kind: 'ok', name: '0832 (Darwin)', price: '$1,890' }],
  ['0833', { kind: 'unknown', message: UNKNOWN }],
  ['4400', { kind: 'unknown', message: UNKNOWN }],
  ['832', { kind: 'unknown', message: UNKNOWN }],
  ['40055', { kind: 'unknown', message: UNKNOWN }],
  ['Perth', { kind: 'unknown', message: UNKNOWN }],
])('V9 the postcode %j gets %o', (typed, expected) => {
  expect(deliveryEstimate(typed, deliveryRegion(typed, REGIONS))).toEqual(expected);
});

test('V9 an answer from the call is shown the same', () => {
  expect(deliveryEstimate('6000', { name: 'Perth', price: 2100 })).toEqual({
    kind: 'ok',
    name: '6000 (Perth)',
    price: '$2,100',
  });
});

test('V9 K7 the place of the postcode is named beside the region, where the call knows it', () => {
  const answer = { name: 'Greater Sydney', price: 150, place: 'Parramatta NSW' };
  expect(deliveryEstimate('2150', answer)).toEqual({
    kind: 'ok',
    name: 'Parramatta NSW 2150 (Greater Sydney)',
    price: '$150',
  });
});

test('V9 K7 without an answer the regions of the page count, and without any it is said that nobody answered', () => {
  expect(unansweredEstimate('4005', REGIONS)).toEqual({
    kind: 'ok',
    name: '4005 (Inner Brisbane)',
    price: '$0',
  });
  expect(unansweredEstimate('6000', REGIONS)).toEqual({ kind: 'unknown', message: UNKNOWN });
  expect(unansweredEstimate('4005', [])).toEqual({
    kind: 'away',
    message: "We couldn't look up the price. Please try again, or give us a call for a quote.",
  });
});

test.each([[{ from: '4399', to: '4000' }], [{ from: '800', to: '0832' }]])(
  'V9 the stretch %o is refused',
  (stretch) => {
    const delivery = [{ name: 'Somewhere', price: 1, postcodes: [stretch] }];
    expect(CostsSettings.safeParse({ delivery }).success).toBe(false);
  },
);
