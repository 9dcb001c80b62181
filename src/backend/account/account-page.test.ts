import { expect, test } from 'vitest';
import { READ_ACCOUNT, SAVE_CAR } from '../../api/routes.ts';
import { ACCOUNT_PAGE_PATH } from '../../api/account-page.ts';
import type { AccountAnswer } from '../../api/read-account.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { exampleBackend, exampleHandover, NOW } from '../example-backend.fixture.ts';
import { acceptLead } from '../store/accept-lead.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import { toSiteRelease } from '../tenants/site-release.ts';
import { accountBackend, cookieOf } from './example-shopper.fixture.ts';

const PHONE = '+61491570006';
const CAR = exampleVehicle({ price: 29_990, price_type: 'drive_away' });
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Rosa, signed in with one vehicle on her watchlist, and what her browser sends without scripts. */
async function rosa(tenant: Partial<TenantInput> = {}) {
  const { stock } = exampleHandover();
  const handover = exampleHandover({
    tenant: { account: {}, ...tenant },
    stock: { ...stock, vehicles: [CAR] },
  });
  const { sites } = (await exampleBackend([toSiteRelease(handover)])).backend;
  const example = await accountBackend({}, {}, { sites });
  const { post, ask, signIn } = example;
  const headers = { cookie: await signIn() };
  await post(SAVE_CAR.path, { phone_number: PHONE, car_id: CAR.id }, headers);
  return {
    ...example,
    headers,
    open: (query = '') => ask(`${ACCOUNT_PAGE_PATH}${query}`, { headers }),
    send: (fields: Record<string, string>) =>
      post(ACCOUNT_PAGE_PATH, new URLSearchParams(fields).toString(), { ...FORM, ...headers }),
  };
}

test('A1 A5 the page without scripts lists the watchlist with prices as the site shows them', async () => {
  const { open } = await rosa();
  const { status, text } = await open();
  expect(status).toBe(200);
  expect(text).toContain(`<a href="/cars/${CAR.slug}">${CAR.name}</a>`);
  expect(text).toMatch(/<p>\$29,990 Drive away<\/p>/i);
  expect(text).toContain('0491 570 006');
  expect(text).toContain('MD012345');
});

test('A5 the page without scripts has no script, is kept nowhere and is not indexed', async () => {
  const { headers, text } = await (await rosa()).open();
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(text).not.toContain('<script');
});

test('A5 A10 a visitor who is not signed in is led to sign in, whether the page is opened or sent', async () => {
  const { ask, post } = await accountBackend();
  const to = '/sign-in?type=my-garage&redirect=%2Faccount&back=%2F';
  const opened = await ask(ACCOUNT_PAGE_PATH);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, to]);
  const sent = await post(ACCOUNT_PAGE_PATH, 'action=erase', FORM);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, to]);
});

test('A1 A5 a vehicle is taken off the watchlist by its form', async () => {
  const { open, send } = await rosa();
  const answer = await send({ action: 'remove', car: CAR.id });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${ACCOUNT_PAGE_PATH}?done=remove`]);
  const { text } = await open('?done=remove');
  expect(text).toContain('Nothing on your watchlist yet.');
  expect(text).toContain('off your watchlist.');
});

test('A5 details are saved by their form, and wrong ones come back with what is wrong', async () => {
  const { open, send, ask, headers } = await rosa();
  const wrong = await send({ action: 'save', name: 'Rosa "R" <b>', email: 'rosa@', postcode: '2150' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('role="alert"');
  expect(wrong.text).toContain('aria-invalid="true" aria-describedby="email-error"');
  expect(wrong.text).toContain('value="Rosa &quot;R&quot; &lt;b&gt;"');
  const right = await send({ action: 'save', name: 'Rosa', email: 'rosa@example.com', phone: '0491570006' });
  expect(right.headers.get('location')).toBe(`${ACCOUNT_PAGE_PATH}?done=save`);
  expect((await open('?done=save')).text).toContain('Your details are saved.');
  const { details } = (await ask(READ_ACCOUNT.path, { headers })).json() as AccountAnswer;
  expect(details).toMatchObject({ name: 'Rosa', email: 'rosa@example.com', phone: PHONE });
});

test('A5 an account is erased only by a form that was asked for', async () => {
  const { open, send, ask, headers } = await rosa();
  expect((await open()).text).not.toContain('value="erase"');
  expect((await open('?ask=erase')).text).toContain('value="erase"');
  expect((await ask(READ_ACCOUNT.path, { headers })).json()).toMatchObject({ user: { phone: PHONE } });
  const erased = await send({ action: 'erase' });
  expect([erased.status, erased.headers.get('location')]).toEqual([303, '/']);
  expect(cookieOf(erased)).toBe('__Host-account=');
  expect((await ask(READ_ACCOUNT.path, { headers })).json()).toEqual({});
});

test('A5 a form of another site changes nothing', async () => {
  const { open, post, headers } = await rosa();
  const origin = 'https://evil.example';
  const answer = await post(ACCOUNT_PAGE_PATH, 'action=erase', { ...FORM, ...headers, origin });
  expect(answer.status).toBe(403);
  expect((await open()).status).toBe(200);
});

test('A6 the page shows what the garage holds, and only where the dealer has one', async () => {
  const lead = exampleLead({
    id: 'a-lead',
    tenant: 'example',
    received_at: new Date(NOW).toISOString(),
    category: 'Service Booking',
    person: { first_name: 'Rosa', phone: PHONE },
    message: 'Nobody else reads this.',
  });
  const shown = async (garage: boolean): Promise<string> => {
    const { open, backend } = await rosa({ switches: { garage } });
    await acceptLead(backend.store, {
      lead,
      bodyHash: 'aa',
      destinations: [{ destination: 'yard', kind: 'lead' }],
    });
    return (await open()).text;
  };
  const withGarage = await shown(true);
  expect(withGarage).toContain('<h2>Enquiries</h2>');
  expect(withGarage).toContain('Service Booking');
  expect(withGarage).not.toContain('Nobody else reads this.');
  expect(await shown(false)).not.toContain('Service Booking');
});

test.each([
  ['/account', ACCOUNT_PAGE_PATH],
  ['/watchlist?a=b', ACCOUNT_PAGE_PATH],
  ['/my-garage', ACCOUNT_PAGE_PATH],
  ['/accounts', '/accounts'],
])('A5 signing in without scripts for %s leads to %s', async (redirect, location) => {
  const { post, lastCode } = await accountBackend({}, { switches: { garage: true } });
  const referer = `https://www.example.com.au/sign-in?${new URLSearchParams({ redirect })}`;
  const asked = await post('/api/account/code', 'phone=0491570006', { ...FORM, referer });
  const cookie = cookieOf(asked, '__Host-sign-in');
  const answer = await post('/api/account/sign-in', `code=${lastCode()}`, { ...FORM, referer, cookie });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
});
