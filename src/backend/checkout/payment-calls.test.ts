import { describe, expect, test } from 'vitest';
import type { AskedPayment, AskedPayments } from '../../api/online-payments.ts';
import type { AccountSettings } from '../../domain/account/account-settings.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { accountBackend, ROSA } from '../account/example-shopper.fixture.ts';
import { askPayment } from '../checkout-store/ask-payment.ts';
import { exampleRequest } from '../checkout-store/payment-request.suite.ts';
import { NOW } from '../example-backend.fixture.ts';

const ID = '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e3f';
const PAY = `/api/payments/${ID}/pay`;
const ON: Partial<TenantInput> = {
  leads: {},
  payment: { type: 'demo' },
  online_payment: {},
  site: {
    name: 'Example Cars',
    url: 'https://www.example.com.au',
    licence: { number: 'MD012345' },
    email: 'sales@example.com.au',
  },
};

/** A dealer who has asked Rosa for $1,250.50. */
async function asked(gates: AccountSettings['gates'] = [], tenant: Partial<TenantInput> = ON) {
  const made = await accountBackend({ gates }, tenant);
  const { ask, backend } = made;
  await askPayment(
    backend.store,
    exampleRequest({ id: ID, tenant: 'example', asked_at: NOW, until: NOW + 14 * 86_400_000 }),
  );
  const read = (cookie = '') => ask(`/api/online-payments/${ID}`, { headers: { cookie } });
  const list = (cookie = '') => ask('/api/online-payments', { headers: { cookie } });
  const pay = (cookie = '') => ask(PAY, { method: 'POST', headers: { cookie } });
  const press = (action: string) =>
    ask(`/api/payments/${ID}/demo`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://www.example.com.au',
      },
      body: `action=${action}`,
    });
  return { ...made, read, list, pay, press };
}

describe('A6 paying what a dealer asked for', () => {
  test('A6 by its link: it is shown, paid on the page of the provider, and becomes a receipt', async () => {
    const { read, pay, press, ask } = await asked();
    expect((await read()).json()).toEqual({
      id: ID,
      state: 'open',
      title: '$1,250.50 to pay',
      text: 'You can pay until Saturday 5 December at 12:00 pm Sydney time.',
      purpose: 'Balance of your 2021 Alder Brook',
      amount: '$1,250.50',
      asked: 'Saturday 21 November at 12:00 pm Sydney time',
      pay: PAY,
    });
    expect((await pay()).headers.get('location')).toBe(`/api/payments/${ID}/demo`);
    expect((await ask(`/api/payments/${ID}/demo`)).text).toContain('Pay $1,250.50');
    expect((await press('cancel')).headers.get('location')).toBe(`/api/payments/${ID}/return`);
    expect((await read()).json()).toMatchObject({ state: 'open' });
    await press('pay');
    const back = await ask(`/api/payments/${ID}/return`);
    expect(back.headers.get('location')).toBe(`/online-payment?request=${ID}`);
    const receipt = (await read()).json() as AskedPayment;
    expect(receipt).toMatchObject({ state: 'paid', paid: 'Saturday 21 November at 12:00 pm Sydney time' });
    expect(receipt.pay).toBeUndefined();
    // Once more leads to the receipt, and to no second payment.
    expect((await pay()).headers.get('location')).toBe(`/online-payment?request=${ID}`);
  });

  test('A6 after its time, and once it was taken back, it leads to no payment', async () => {
    const { read, pay, clock } = await asked();
    clock.now += 14 * 86_400_000;
    expect((await read()).json()).toMatchObject({ state: 'over' });
    expect((await pay()).headers.get('location')).toBe(`/online-payment?request=${ID}`);
  });

  test('A6 who signs in with the number sees it; nobody else does', async () => {
    const { list, signIn } = await asked();
    expect((await list()).status).toBe(401);
    const cookie = await signIn(ROSA);
    expect(((await list(cookie)).json() as AskedPayments).payments.map(({ id }) => id)).toEqual([ID]);
    const other = await signIn('0491 570 156');
    expect((await list(other)).json()).toEqual({ payments: [] });
  });

  test('A10 with the gate the link alone shows and pays nothing, nor does another number', async () => {
    const { read, pay, signIn } = await asked(['online-payment']);
    expect((await read()).status).toBe(401);
    expect((await pay()).headers.get('location')).toBe(`/online-payment?request=${ID}`);
    const other = await signIn('0491 570 156');
    expect((await read(other)).status).toBe(404);
    expect((await pay(other)).headers.get('location')).toBe(`/online-payment?request=${ID}`);
    const cookie = await signIn(ROSA);
    expect((await read(cookie)).json()).toMatchObject({ state: 'open' });
    expect((await pay(cookie)).headers.get('location')).toBe(`/api/payments/${ID}/demo`);
  });

  test('A6 S10 the answer says nothing of whom it is for', async () => {
    const { read } = await asked();
    expect((await read()).text).not.toMatch(/rosa|quill|0491|\+61/i);
  });

  test('A6 a form without scripts leads on by the reference, and back to the page for anything else', async () => {
    const { ask } = await asked();
    const go = async (reference: string) =>
      (await ask(`/api/online-payments/pay?reference=${encodeURIComponent(reference)}`)).headers.get(
        'location',
      );
    expect(await go(` ${ID} `)).toBe(PAY);
    for (const wrong of ['', 'r1', '//evil.example', `${ID}/../x`])
      expect(await go(wrong)).toBe('/online-payment');
  });

  test('R3 A6 a dealer who does not ask for payments online answers none of it', async () => {
    const { read, list, signIn, pay } = await asked([], { ...ON, online_payment: false });
    const cookie = await signIn(ROSA);
    expect([(await read()).status, (await list(cookie)).status]).toEqual([404, 404]);
    expect((await pay()).headers.get('location')).toBe(`/online-payment?request=${ID}`);
  });
});
