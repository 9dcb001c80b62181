import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { expect, test } from 'vitest';
import { settlePayment } from '../checkout-store/settle-payment.ts';
import { exampleBackend, NOW } from '../example-backend.fixture.ts';
import { leadSite } from '../leads/example-form.fixture.ts';
import { acceptLead } from '../store/accept-lead.ts';
import { createAccessToken } from '../store/access-tokens.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import type { TenantInput } from '../../tenant/schema.ts';

const ON: Partial<TenantInput> = { payment: { type: 'demo' }, online_payment: { most: 5_000 } };
const TYPED = {
  purpose: 'Balance of <b>your</b> Brook',
  amount: '1,250.50',
  days: '14',
  name: 'Rosa Quill',
  email: 'rosa@example.com',
  phone: '0491 570 006',
};

/** The dealer, signed in, on the page of payments. */
async function opened(tenant: Partial<TenantInput> = ON) {
  const { ask, backend } = await exampleBackend([leadSite(tenant)]);
  const { store } = backend;
  const headers = {
    origin: 'https://www.example.com.au',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const submit = (path: string, fields: Record<string, string>, cookie = '') =>
    ask(path, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: String(new URLSearchParams(fields)),
    });
  const { token } = await createAccessToken(store, { tenant: 'example', label: 'Test', now: NOW });
  const cookie = (await submit('/_leads/sign-in', { token })).headers.get('set-cookie')?.split(';')[0] ?? '';
  const look = async (query = '') => {
    const answer = await ask(`/_leads/payments${query}`, { headers: { cookie } });
    const tree = fromHtml(answer.text);
    const valueOf = (name: string): string =>
      String(select(`[name=${name}]`, tree)?.properties['value'] ?? '');
    const cards = selectAll('section.card', tree)
      .slice(1)
      .map((card) => ({
        text: toText(card).replaceAll(/\s+/g, ' ').trim(),
        buttons: selectAll('button', card).map((button) => toText(button).trim()),
        id: /\/_leads\/payments\/([^/]+)\//.exec(
          String(select('form', card)?.properties['action'] ?? ''),
        )?.[1],
      }));
    return { answer, tree, valueOf, cards };
  };
  const send = async (changes: Record<string, string> = {}) => {
    const { valueOf } = await look();
    const fields = { csrf: valueOf('csrf'), id: valueOf('id'), lead: '', ...TYPED, ...changes };
    return { answer: await submit('/_leads/payments', fields, cookie), fields };
  };
  const act = async (id: string, action: string, csrf?: string) =>
    submit(`/_leads/payments/${id}/${action}`, { csrf: csrf ?? (await look()).valueOf('csrf') }, cookie);
  return { ask, store, submit, cookie, look, send, act };
}

test('A6 a dealer asks for a payment, and one that is sent twice is one', async () => {
  const { send, submit, cookie, look, store } = await opened();
  const { answer, fields } = await send();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/_leads/payments']);
  await submit('/_leads/payments', fields, cookie);
  const { cards, answer: page } = await look();
  expect(cards).toHaveLength(1);
  expect(cards[0]?.text).toMatch(
    /^\$1,250\.50, Balance of <b>your<\/b> Brook Not paid yet Rosa Quill, 0491 570 006/,
  );
  expect(cards[0]?.buttons).toEqual(['Cancel Request', 'Send Email Again']);
  expect(page.text).not.toContain('<b>your');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await store.db.selectFrom('delivery').select('kind').execute()).toEqual([{ kind: 'payment_ask' }]);
});

test('A6 what is wrong is said beside its field, and what was typed stays', async () => {
  const { send, look } = await opened();
  const { answer } = await send({ amount: '5000.01', days: '0' });
  expect(answer.status).toBe(422);
  const tree = fromHtml(answer.text);
  expect(selectAll('[aria-invalid]', tree).map(({ properties }) => properties['name'])).toEqual([
    'amount',
    'days',
  ]);
  expect(answer.text).toContain('Enter an amount from $1 to $5,000');
  expect(select('[name=purpose]', tree)?.properties['value']).toBe(TYPED.purpose);
  expect((await look()).cards).toEqual([]);
});

test('A6 about a lead the form knows who and what for, and the card leads there', async () => {
  const { look, send, store, ask, cookie } = await opened();
  const lead = exampleLead({ id: 'l1', tenant: 'example' });
  await acceptLead(store, { lead, bodyHash: 'x', destinations: [{ destination: 'yard', kind: 'lead' }] });
  const page = await ask('/_leads/lead/l1', { headers: { cookie } });
  expect(page.text).toContain('href="/_leads/payments?lead=l1"');
  const { valueOf } = await look('?lead=l1');
  expect([valueOf('name'), valueOf('email'), valueOf('lead')]).toEqual([
    'Rosa Quill',
    'Rosa.Quill@example.com',
    'l1',
  ]);
  await send({ lead: 'l1' });
  expect((await look()).tree && (await look()).answer.text).toContain('href="/_leads/lead/l1"');
  // A lead that is another dealer's is nobody's here.
  expect((await look('?lead=b1')).valueOf('name')).toBe('');
});

test('A6 a paid one can be paid back once, and one that waits taken back', async () => {
  const { send, look, act, store } = await opened();
  await send();
  const id = (await look()).cards[0]?.id ?? '';
  await settlePayment(
    store,
    { id, tenant: 'example', state: 'paid', charge: 'c' },
    { now: NOW, isForSale: false },
  );
  expect((await look()).cards[0]).toMatchObject({
    text: expect.stringContaining(' paid '),
    buttons: ['Refund'],
  });
  expect((await act(id, 'cancel')).status).toBe(409);
  expect((await act(id, 'refund')).status).toBe(303);
  expect((await act(id, 'refund')).status).toBe(409);
  expect((await look()).cards[0]?.text).toContain('Being refunded');
  expect(await store.db.selectFrom('payment_task').select('kind').execute()).toEqual([{ kind: 'refund' }]);
  await send();
  const waiting = (await look()).cards.find(({ buttons }) => buttons.includes('Cancel Request'))?.id ?? '';
  expect((await act(waiting, 'cancel')).status).toBe(303);
  expect((await look()).cards.map(({ text }) => text).join()).toContain('Cancelled');
});

test('S3 A6 without a session, the word of the form or the setting there is nothing to see or press', async () => {
  const { ask, act, send, look } = await opened();
  await send();
  const id = (await look()).cards[0]?.id ?? '';
  expect((await ask('/_leads/payments')).status).toBe(404);
  expect((await act(id, 'cancel', 'guess')).status).toBe(403);
  expect((await act(id, 'steal')).status).toBe(404);
  expect((await send({ csrf: 'guess' })).answer.status).toBe(403);
  expect((await look()).cards).toHaveLength(1);
  const off = await opened({});
  expect((await off.look()).answer.status).toBe(404);
});
