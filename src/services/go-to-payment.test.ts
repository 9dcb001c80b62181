import { afterEach, expect, test, vi } from 'vitest';
import { goToPayment } from './go-to-payment.ts';

const PATH = '/api/payments/p1/pay';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the page of the provider', { address: 'https://pay.example/p1' }, 200, 'https://pay.example/p1'],
  ['the page of the site', { address: '/cars/a/checkout?hold=p1' }, 200, '/cars/a/checkout?hold=p1'],
  ['no page of a program', { address: 'javascript:alert(1)' }, 200, PATH],
  ['no page of another scheme', { address: '//evil.example' }, 200, PATH],
  ['the page with the button, where nobody takes payments', { error: 'later' }, 503, PATH],
  ['the page with the button, without an address', {}, 200, PATH],
])('F9 a payment leads on to %s', async (_, answer, status, place) => {
  const assign = vi.fn();
  const fetch = vi.fn(() => Promise.resolve(Response.json(answer, { status })));
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await goToPayment(PATH);
  expect(fetch).toHaveBeenCalledWith(PATH, expect.objectContaining({ method: 'POST' }));
  expect(assign).toHaveBeenCalledExactlyOnceWith(place);
});
