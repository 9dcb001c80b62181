import { expect, test } from 'vitest';
import type { PriceDisplay } from '../vehicle/price-display.ts';
import { offerTerms } from './offer-terms.ts';

const vehicle = { status: 'in_stock', sold: false, reserved: false, preorder: false };
const price: PriceDisplay = { kind: 'price', text: '$35,990', amount: 35_990, label: 'Drive away' };

test.each([
  ['in stock', {}, 'InStock'],
  ['reserved', { reserved: true }, 'LimitedAvailability'],
  ['coming soon', { status: 'coming_soon' }, 'PreOrder'],
  ['for preorder', { preorder: true }, 'PreOrder'],
])('V18 a vehicle %s', (_, change, availability) => {
  expect(offerTerms({ ...vehicle, ...change }, price)).toEqual({
    availability: `https://schema.org/${availability}`,
    price: { price: 35_990, priceCurrency: 'AUD' },
  });
});

test('V18 a reduced price is the price that is asked now, in whole dollars', () => {
  const reduced: PriceDisplay = { ...price, kind: 'reduced', amount: 33_990.4, was: '$35,990' };
  expect(offerTerms(vehicle, reduced)?.price).toEqual({ price: 33_990, priceCurrency: 'AUD' });
});

test.each<[string, Partial<typeof vehicle>, PriceDisplay]>([
  ['sold', { sold: true }, price],
  ['without a price', {}, { kind: 'none', text: 'Contact us for price' }],
  ['for a weekly subscription', {}, { kind: 'subscription', text: '$300', amount: 300, note: 'a week' }],
])('D2 D3 a vehicle %s is offered at no price', (_, change, shown) => {
  expect(offerTerms({ ...vehicle, ...change }, shown)).toBeUndefined();
});
