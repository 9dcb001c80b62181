import { expect, test } from 'vitest';
import { PriceSettings } from '../vehicle/card-settings.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { priceDisplay } from '../vehicle/price-display.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { shareCard, shareImageAlt, shareImagePath } from './share-image.ts';

const SETTINGS = PriceSettings.parse({});
const DIGEST = '0123456789abcdef';
const SITE = { name: 'Brook Cars', licence: { label: 'Motor dealer licence', number: 'MD012345' } };
const SLUG = '2021-alder-brook-v1';

function shared(changes: Partial<Vehicle>, settings: Partial<PriceSettings> = {}) {
  const vehicle = exampleVehicle(changes);
  const price = priceDisplay(vehicle, { ...SETTINGS, ...settings });
  const card = shareCard(vehicle, price, SITE);
  return { card, path: shareImagePath(vehicle, price, DIGEST), alt: shareImageAlt(card) };
}

test.each([
  ['a price', { price: 45_990 }, '45990', '$45,990'],
  ['cents, as they are shown', { price: 12_990.6 }, '12991', '$12,991'],
  ['a reduced price', { price: 12_490, before_price: 12_990 }, '12490', '$12,490'],
  ['no price', { price: 10 }, 'no-price', 'Contact us for price'],
  ['a preorder', { price: 0, preorder: true }, 'no-price', 'PREORDER'],
])('D3 the name and the words of a share image carry %s', (_, changes, mark, text) => {
  const { card, path } = shared(changes);
  expect(path).toBe(`/og/${SLUG}-${mark}-0123456789.jpg`);
  expect(card.offer).toMatchObject({ kind: 'price', text });
});

test('D3 a subscription site shows and names the weekly price', () => {
  const { card, path } = shared({ subscription_price: 219 }, { subscription: true });
  expect(path).toBe(`/og/${SLUG}-219-0123456789.jpg`);
  expect(card.offer).toEqual({ kind: 'price', text: '$219', note: 'a week', was: '' });
});

test.each([[{ sold: true }], [{ status: 'sold' }], [{ status: 'in_transit' }]])(
  'D2 a car that cannot be bought (%j) shows SOLD and no price',
  (changes) => {
    const { card, path, alt } = shared(changes);
    expect(path).toBe(`/og/${SLUG}-sold-0123456789.jpg`);
    expect(card.offer).toEqual({ kind: 'sold' });
    expect(alt).toBe('2021 Alder Brook, SOLD, Brook Cars');
  },
);

test('D4 the words say what the price includes and what it was', () => {
  const { card, alt } = shared({
    badge: 'Touring',
    series: 'II',
    price: 24_990,
    before_price: 25_990,
    price_type: 'drive_away',
  });
  expect(card).toEqual({
    dealer: 'Brook Cars',
    licence: 'Motor dealer licence MD012345',
    headline: '2021 Alder Brook',
    badge: 'Touring II',
    offer: { kind: 'price', text: '$24,990', note: 'Drive away', was: '$25,990' },
  });
  expect(alt).toBe('2021 Alder Brook Touring II, $24,990 Drive away, Brook Cars');
});

test('a name stays a file name, whatever the slug', () => {
  const { path } = shared({ slug: `../${'long-'.repeat(100)}` });
  expect(path).toMatch(/^\/og\/[a-z0-9-]{1,80}-25990-0123456789\.jpg$/);
});
