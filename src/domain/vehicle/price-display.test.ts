import { expect, test } from 'vitest';
import { PriceSettings } from './card-settings.ts';
import { priceDisplay } from './price-display.ts';

const settings = PriceSettings.parse({});
const subscriptionSite = PriceSettings.parse({ subscription: true });

test.each([
  [
    'a subscription comes first on a subscription site',
    { subscription_price: 199, price: 30_000, before_price: 32_000 },
    'subscription',
    '$199',
  ],
  ['then the reduced price', { price: 30_000, before_price: 32_000 }, 'reduced', '$30,000'],
  ['then the normal price', { price: 30_000 }, 'price', '$30,000'],
  ['11 dollars is a price', { price: 11 }, 'price', '$11'],
  ['10 dollars is none', { price: 10 }, 'none', 'Contact us for price'],
  ['then preorder', { price: 10, preorder: true }, 'preorder', 'PREORDER'],
  ['a priced preorder shows its price', { price: 40_000, preorder: true }, 'price', '$40,000'],
  ['then the words for no price', {}, 'none', 'Contact us for price'],
  ['a subscription of 0 is none', { subscription_price: 0, price: 30_000 }, 'price', '$30,000'],
])('D3 %s', (_, changes, kind, text) => {
  expect(priceDisplay({ preorder: false, ...changes }, subscriptionSite)).toMatchObject({ kind, text });
});

test('D3 elsewhere a subscription price does not show', () => {
  expect(priceDisplay({ preorder: false, subscription_price: 199, price: 30_000 }, settings)).toEqual({
    kind: 'price',
    text: '$30,000',
    amount: 30_000,
  });
});

test.each([
  ['lower', 29_000],
  ['equal', 30_000],
  ['higher by cents', 30_000.3],
])('D3 a before-price that is %s is no reduction', (_, before_price) => {
  expect(priceDisplay({ preorder: false, price: 30_000, before_price }, settings).kind).toBe('price');
});

test('D3 a reduction names the price before', () => {
  const shown = priceDisplay({ preorder: false, price: 30_000, before_price: 32_500 }, settings);
  expect(shown).toEqual({ kind: 'reduced', text: '$30,000', amount: 30_000, was: '$32,500' });
});

test('D3 a tenant without was-prices shows the price alone', () => {
  const plain = PriceSettings.parse({ was_price: false });
  expect(priceDisplay({ preorder: false, price: 30_000, before_price: 32_500 }, plain).kind).toBe('price');
});

test.each([
  ['drive_away', 'Drive away'],
  ['estimated_drive_away', 'Estimated drive away'],
  ['excluding_government_charges', 'Excl. government charges'],
] as const)('D4 a price of type %s says %s', (price_type, label) => {
  expect(priceDisplay({ preorder: false, price: 30_000, price_type }, settings)).toMatchObject({ label });
});
