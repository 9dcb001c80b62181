import { expect, test } from 'vitest';
import { carOfCheckout, checkoutHref, checkoutOf, type CheckoutSite } from './checkout-site.ts';

const site = (changes: Partial<CheckoutSite> = {}): CheckoutSite => ({
  leads: {},
  switches: { reserve: true, buy_online: false },
  reserve: { fee: 200 },
  payment: { type: 'demo' },
  ...changes,
});

test.each([
  ['reserved', {}, '/checkout'],
  ['bought', { switches: { reserve: true, buy_online: true } }, '/checkout-journey'],
  ['reserved for nothing', { reserve: { fee: 0 }, payment: false }, '/checkout'],
  ['not reserved', { switches: { reserve: false, buy_online: true } }, undefined],
  ['not reserved where nobody takes payments', { payment: false }, undefined],
  ['not reserved where nobody takes leads', { leads: false }, undefined],
])('F9 R3 a vehicle is %s online', (_, changes, path) => {
  expect(checkoutOf(site(changes))?.path).toBe(path);
});

test.each([
  ['/cars/2021-aldera-larkspur/checkout', '', '2021-aldera-larkspur'],
  ['/cars/2021-aldera-larkspur/buy-online', '?step=2', '2021-aldera-larkspur'],
  ['/checkout-journey', '?car_id=2021-aldera-larkspur', '2021-aldera-larkspur'],
  ['/checkout', '', ''],
  ['/cars/2021-aldera-larkspur', '', ''],
])('F9 A10 the address %s%s is about %s', (path, search, slug) => {
  expect(carOfCheckout(path, search)).toBe(slug);
});

test('F9 the address of a checkout names its vehicle', () => {
  const checkout = checkoutOf(site())!;
  expect(carOfCheckout(checkoutHref(checkout, 'a-car'), '')).toBe('a-car');
});
