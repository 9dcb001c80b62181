import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { fakeStripe } from './fake-stripe.fixture.ts';
import type { PaymentOrder } from './payment-provider.ts';
import { sessionOf, stripeProvider } from './stripe-provider.ts';

const NOW = Date.parse('2026-11-21T01:00:00Z');
const MINUTE = 60_000;
const KEYS = { secret: 'sk_test_1', webhookSecret: 'whsec_1' };

const order = (changes: Partial<PaymentOrder> = {}): PaymentOrder => ({
  id: 'p1',
  page: 1,
  amount: 20_000,
  description: 'Reservation of 2021 Alder Brook at Example Cars',
  email: 'rosa@example.com',
  isAuthorisedFirst: false,
  returnTo: 'https://www.example.com.au/api/payments/p1/return',
  cancelTo: 'https://www.example.com.au/cars/v1/checkout?hold=p1',
  until: NOW + 40 * MINUTE,
  ...changes,
});

function opened() {
  const stripe = fakeStripe();
  const httpClient = Stripe.createFetchHttpClient(stripe.fetch);
  return { stripe, provider: stripeProvider(KEYS, () => NOW, { httpClient, maxNetworkRetries: 0 }) };
}
const known = (session: string, charge: string | null = null) => ({
  id: 'p1',
  state: 'open' as const,
  session,
  charge,
});

test('F9 the page of Stripe takes the amount in cents of dollars, by what is paid at once, and leads back', () => {
  expect(sessionOf(order(), NOW)).toMatchObject({
    mode: 'payment',
    excluded_payment_method_types: ['au_becs_debit', 'customer_balance'],
    line_items: [{ quantity: 1, price_data: { currency: 'aud', unit_amount: 20_000 } }],
    payment_intent_data: { capture_method: 'automatic' },
    success_url: order().returnTo,
    cancel_url: order().cancelTo,
    customer_email: 'rosa@example.com',
    expires_at: (NOW + 40 * MINUTE) / 1000,
  });
  expect(sessionOf(order({ isAuthorisedFirst: true }), NOW).payment_intent_data?.capture_method).toBe(
    'manual',
  );
  // Stripe refuses a page that closes in less than half an hour.
  expect(sessionOf(order({ until: NOW + MINUTE }), NOW).expires_at).toBe((NOW + 31 * MINUTE) / 1000);
});

test('F9 a page is made once for each number, no matter who asks how often', async () => {
  const { stripe, provider } = opened();
  const pages = await Promise.all([1, 1, 2].map((page) => provider.open(order({ page }))));
  expect(pages.map(({ session }) => session)).toEqual(['cs_1', 'cs_1', 'cs_2']);
  expect(stripe.asked).toContain('POST /v1/checkout/sessions p1-page-1');
});

test('F9 a payment is open, closed or paid as Stripe says, and refunded once', async () => {
  const { stripe, provider } = opened();
  const { session } = await provider.open(order());
  expect(await provider.look(known(session))).toEqual({ state: 'open' });
  stripe.expire(session);
  expect(await provider.look(known(session))).toEqual({ state: 'closed' });
  const charge = stripe.pay(session);
  expect(await provider.look(known(session))).toEqual({ state: 'paid', charge });
  for (const _ of [1, 2])
    expect(await provider.carryOut('refund', known(session, charge), 'key')).toEqual({
      state: 'refunded',
      charge,
    });
  expect(stripe.asked.filter((each) => each === 'POST /v1/refunds key')).toHaveLength(2);
});

test.each([
  ['capture', 'paid', '/v1/payment_intents/pi_cs_1/capture'],
  ['void', 'voided', '/v1/payment_intents/pi_cs_1/cancel'],
] as const)('F9 an authorised amount: %s makes it %s', async (task, state, path) => {
  const { stripe, provider } = opened();
  const { session } = await provider.open(order({ isAuthorisedFirst: true }));
  const charge = stripe.pay(session);
  expect(await provider.look(known(session))).toEqual({ state: 'authorised', charge });
  expect(await provider.carryOut(task, known(session, charge), 'key')).toEqual({ state, charge });
  expect(stripe.asked).toContain(`POST ${path} key`);
});

const { webhooks } = new Stripe(KEYS.secret);
const signed = (event: object, secret = KEYS.webhookSecret) => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', ...event });
  return { payload, signature: webhooks.generateTestHeaderString({ payload, secret }) };
};

test.each([
  ['a page that was paid', { metadata: { forecourt_payment: 'p1' } }, { payment: 'p1' }],
  ['a refund by the dealer', { payment_intent: 'pi_1', metadata: {} }, { charge: 'pi_1' }],
  ['something else', { amount: 1 }, undefined],
])('F9 signed news of %s name the payment', async (_, object, expected) => {
  const { payload, signature } = signed({ type: 'x', data: { object } });
  expect(await opened().provider.readNews!(payload, signature)).toEqual(expected);
});

test('F9 news that were changed, signed by another, or not signed at all are refused', async () => {
  const { readNews } = opened().provider;
  const { payload, signature } = signed({ type: 'x', data: { object: {} } });
  await expect(readNews!(payload.replace('"x"', '"y"'), signature)).rejects.toThrow();
  await expect(
    readNews!(payload, signed({ type: 'x', data: { object: {} } }, 'whsec_2').signature),
  ).rejects.toThrow();
  await expect(readNews!(payload, '')).rejects.toThrow();
});
