import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import type { ReservationAnswer } from '../../api/read-reservation.ts';
import { checkoutSite, reserveForm } from '../checkout/example-checkout.fixture.ts';
import { askPayment } from '../checkout-store/ask-payment.ts';
import { exampleRequest } from '../checkout-store/payment-request.suite.ts';
import { findRequest } from '../checkout-store/payment-requests.ts';
import { exampleBackend, NOW } from '../example-backend.fixture.ts';
import { fakeStripe } from './fake-stripe.fixture.ts';
import { carryOutTasks } from './payment-tasks.ts';
import { stripeProvider } from './stripe-provider.ts';

const HOUR = 3_600_000;
const KEYS = { secret: 'sk_test_1', webhookSecret: 'whsec_1' };
const { webhooks } = new Stripe(KEYS.secret);

/** A dealer with Stripe, a shopper who has gone to its page, and a sender of news. */
async function opened() {
  let now = NOW;
  const stripe = fakeStripe();
  const httpClient = Stripe.createFetchHttpClient(stripe.fetch);
  const provider = stripeProvider(KEYS, () => now, { httpClient, maxNetworkRetries: 0 });
  const payment = { type: 'stripe', secret: 'STRIPE', webhook_secret: 'HOOK' } as const;
  const { ask, post, backend, logged } = await exampleBackend(
    [checkoutSite({}, { payment, online_payment: {} })],
    {
      payments: { providerOf: () => provider, wake: () => undefined },
      clock: () => now,
    },
  );
  const { store } = backend;
  const { lead_id: id, next } = (await post('/api/leads', reserveForm())).json() as {
    lead_id: string;
    next: string;
  };
  const page = (await ask(next, { method: 'POST' })).headers.get('location') ?? '';
  const session = page.split('/').at(-1) ?? '';
  const send = (object: object, secret = KEYS.webhookSecret) => {
    const payload = JSON.stringify({ id: 'evt', object: 'event', type: 'x', data: { object } });
    const signature = webhooks.generateTestHeaderString({ payload, secret });
    return ask('/api/payments/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    });
  };
  return {
    id,
    store,
    page,
    session,
    stripe,
    send,
    ask,
    logged,
    sendPaid: () => send({ metadata: { forecourt_payment: id } }),
    reservation: async () => (await ask(`/api/checkout/holds/${id}`)).json() as ReservationAnswer,
    cancel: () => post(`/api/checkout/holds/${id}/cancel`, { confirm: 'cancel' }),
    carryOut: () =>
      carryOutTasks({ store, providerOf: () => provider, report: () => undefined, now: () => now }),
    countOf: async (kind: 'hold' | 'receipt') =>
      (await store.db.selectFrom('delivery').select('id').where('kind', '=', kind).execute()).length,
    wait: (milliseconds: number) => void (now += milliseconds),
  };
}

test('F9 news of a payment hold the vehicle, and the same news five times more change nothing', async () => {
  const { page, session, stripe, sendPaid, reservation: hold, countOf } = await opened();
  expect(page).toBe(`https://checkout.stripe.example/${session}`);
  // The news can be ahead of the payment: what Stripe says counts.
  expect((await sendPaid()).json()).toEqual({ settled: 'known' });
  expect((await hold()).state).toBe('paying');
  stripe.pay(session);
  expect((await sendPaid()).json()).toEqual({ settled: 'held' });
  const again = await Promise.all(Array.from({ length: 5 }, sendPaid));
  expect(again.map(({ json }) => json())).toEqual(Array(5).fill({ settled: 'known' }));
  expect((await hold()).state).toBe('held');
  expect([await countOf('hold'), await countOf('receipt')]).toEqual([1, 1]);
});

test('F9 a shopper who is back before the news is shown that the vehicle is held', async () => {
  const { id, session, stripe, ask, reservation: hold, sendPaid } = await opened();
  stripe.pay(session);
  expect((await ask(`/api/payments/${id}/return`)).status).toBe(303);
  expect((await hold()).state).toBe('held');
  expect((await sendPaid()).json()).toEqual({ settled: 'known' });
});

test('F9 news that come after the reservation was cancelled give the money back, once', async () => {
  const { session, stripe, cancel, sendPaid, carryOut, reservation: hold } = await opened();
  await cancel();
  stripe.pay(session);
  expect((await sendPaid()).json()).toEqual({ settled: 'too_late' });
  expect((await sendPaid()).json()).toEqual({ settled: 'known' });
  expect(await carryOut()).toBe(1);
  expect(await carryOut()).toBe(0);
  expect(stripe.asked.filter((each) => each.startsWith('POST /v1/refunds'))).toHaveLength(1);
  expect((await hold()).money).toBe("We've refunded $200. It can take a few days to show in your account.");
  // The news of the refund come as well.
  expect((await sendPaid()).json()).toEqual({ settled: 'known' });
});

test('F9 news that come hours after the payment had run out hold the vehicle, if nobody else has it', async () => {
  const { session, stripe, sendPaid, reservation: hold, wait } = await opened();
  wait(3 * HOUR);
  expect((await hold()).title).toBe('The reservation has ended');
  stripe.pay(session);
  expect((await sendPaid()).json()).toEqual({ settled: 'held' });
  expect((await hold()).state).toBe('held');
});

test('F9 a refund that the dealer made at Stripe is written down', async () => {
  const { session, stripe, sendPaid, send, reservation: hold } = await opened();
  const intent = stripe.pay(session);
  await sendPaid();
  stripe.intents.set(intent, { status: 'succeeded', refunded: true });
  expect((await send({ payment_intent: intent })).json()).toEqual({ settled: 'noted' });
  expect((await hold()).money).toBe("We've refunded $200. It can take a few days to show in your account.");
});

test('F9 news that Stripe has not signed change nothing, and are logged without their words', async () => {
  const { session, stripe, send, reservation: hold, id, logged } = await opened();
  stripe.pay(session);
  const answer = await send({ metadata: { forecourt_payment: id } }, 'whsec_2');
  expect(answer.status).toBe(400);
  expect((await hold()).state).toBe('paying');
  expect(logged.join('')).toContain('news of a payment that nobody signed');
  expect(logged.join('')).not.toContain('forecourt_payment');
});

test('F9 news of a payment of someone else are taken, and mean nothing here', async () => {
  const { send } = await opened();
  expect((await send({ metadata: { forecourt_payment: 'other' } })).json()).toEqual({ settled: 'unknown' });
  expect((await send({ payment_intent: 'pi_other' })).json()).toEqual({ settled: 'unknown' });
});

test('A6 news of a payment that the dealer asked for pay it once, on a page of Stripe’s with its amount', async () => {
  const { store, stripe, ask, send } = await opened();
  const id = crypto.randomUUID();
  const request = exampleRequest({ id, tenant: 'example', asked_at: NOW, until: NOW + 300 * HOUR });
  await askPayment(store, request);
  const page = (await ask(`/api/payments/${id}/pay`, { method: 'POST' })).headers.get('location') ?? '';
  expect(page).toMatch(/^https:\/\/checkout\.stripe\.example\//);
  stripe.pay(page.split('/').at(-1) ?? '');
  const news = () => send({ metadata: { forecourt_payment: id } });
  expect((await news()).json()).toEqual({ settled: 'noted' });
  expect((await news()).json()).toEqual({ settled: 'known' });
  expect((await send({ metadata: { forecourt_payment: id } }, 'whsec_other')).status).toBe(400);
  expect(await findRequest(store, ['example'], id)).toMatchObject({
    request: { paid_at: NOW },
    payment: { state: 'paid', amount: 125_050 },
  });
});
