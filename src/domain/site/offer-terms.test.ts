import { expect, test } from 'vitest';
import type { PriceDisplay } from '../vehicle/price-display.ts';
import { offerTerms, withFreshOffer } from './offer-terms.ts';

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

const page = {
  '@type': 'Car',
  name: 'A car',
  offers: {
    '@type': 'Offer',
    availability: 'https://schema.org/InStock',
    price: 38_990,
    priceCurrency: 'AUD',
    priceSpecification: { '@type': 'PriceSpecification', price: 38_990, name: 'Drive away, NSW' },
    seller: { name: 'A dealer' },
  },
};

test('V18 a fresher price stands in the offer and in its specification, and the rest stays', () => {
  expect(withFreshOffer(page, vehicle, price)).toEqual({
    ...page,
    offers: {
      ...page.offers,
      price: 35_990,
      priceSpecification: { ...page.offers.priceSpecification, price: 35_990, priceCurrency: 'AUD' },
    },
  });
});

test.each<[string, Partial<typeof vehicle>, PriceDisplay]>([
  ['sold', { sold: true }, price],
  ['without a price', {}, { kind: 'none', text: 'Contact us for price' }],
  ['for a weekly subscription', {}, { kind: 'subscription', text: '$300', amount: 300, note: 'a week' }],
])('D2 D3 V18 a vehicle %s has no offer', (_, change, shown) => {
  expect(withFreshOffer(page, { ...vehicle, ...change }, shown)).toEqual({ '@type': 'Car', name: 'A car' });
});

test('V18 no offer is made where the page was built without one', () => {
  expect(withFreshOffer({ '@type': 'Car' }, vehicle, price)).toEqual({ '@type': 'Car' });
});
