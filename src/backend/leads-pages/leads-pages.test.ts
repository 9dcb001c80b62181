import { createHash } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { describe, expect, test } from 'vitest';
import { NOW } from '../example-backend.fixture.ts';
import { revokeAccessToken } from '../store/access-tokens.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import { ageText } from './lead-list.ts';
import { HOSTS, keep, openPages } from './open-pages.fixture.ts';

const textOf = (html: string): string => toText(select('main', fromHtml(html))!);

describe('the leads page', () => {
  test('asks for a token, and gives a session for it that only this host and no script can have', async () => {
    const { ask, signIn, submit } = await openPages();
    const door = await ask('/_leads');
    expect(door.status).toBe(200);
    expect(textOf(door.text)).toContain('Access token');
    expect(door.text).not.toContain('Rosa');
    expect((await submit('/_leads/sign-in', { token: 'guess' })).status).toBe(401);
    const { answer } = await signIn('example');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/_leads');
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-leads=[\w-]{43};/);
    for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
  });

  test('lists the leads of its tenant, with state, age and delivery', async () => {
    const { signIn } = await openPages();
    const { list } = await signIn('example');
    const rows = selectAll('tbody tr', fromHtml(list.text)).map((row) =>
      selectAll('td', row).map((cell) => toText(cell).trim()),
    );
    expect(rows).toEqual([
      ['Rosa Quill', 'Used Vehicle Enquiry', '', '0491 570 006', '1 h', 'new', 'on its way'],
    ]);
    expect(list.headers.get('cache-control')).toBe('no-store');
  });

  test('is narrowed by day, delivery and category', async () => {
    const { signIn, wait } = await openPages();
    const { look } = await signIn('example');
    const count = async (query: string) =>
      selectAll('tbody tr', fromHtml((await look(`/_leads${query}`)).text)).length;
    expect(await count('?state=queued')).toBe(1);
    expect(await count('?state=dead')).toBe(0);
    expect(await count('?category=Careers')).toBe(0);
    wait(11 * 3_600_000);
    expect([await count(''), await count('?period=today')]).toEqual([1, 1]);
    expect(await count('?state=%27&period=nonsense')).toBe(1);
  });

  test('of another day is in the week and not in today', async () => {
    const { signIn, store } = await openPages();
    await keep(store, { id: 'a0', tenant: 'example', received_at: '2026-11-19T01:00:00Z' });
    const { look } = await signIn('example');
    const count = async (query: string) =>
      selectAll('tbody tr', fromHtml((await look(`/_leads${query}`)).text)).length;
    expect([await count(''), await count('?period=week')]).toEqual([1, 2]);
  });

  test('shows one lead with its history, and what was typed as text', async () => {
    const { signIn } = await openPages();
    const { look } = await signIn('example');
    const page = await look('/_leads/lead/a1');
    expect(selectAll('script', fromHtml(page.text))).toEqual([]);
    const values = selectAll('dd', fromHtml(page.text)).map((each) => toText(each, { whitespace: 'pre' }));
    expect(values).toContain('<script>alert(1)</script>');
    expect(textOf(page.text)).toContain('21 Nov 2026, 11:00 am: submitted');
  });

  test('its style is the one that its policy lets through, and no script is', async () => {
    const { ask } = await openPages();
    const { text, headers } = await ask('/_leads');
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });

  test('marks a lead as opened and answered, and sends it again', async () => {
    const { signIn, submit, store } = await openPages();
    const { cookie, csrf } = await signIn('example');
    for (const action of ['opened', 'answered', 'resend']) {
      const done = await submit(`/_leads/lead/a1/${action}`, { csrf }, cookie);
      expect([done.status, done.headers.get('location')]).toEqual([303, '/_leads/lead/a1']);
    }
    const found = await leadWithHistory(store, ['example'], 'a1');
    expect(found).toMatchObject({ opened_at: NOW, answered_at: NOW });
  });

  test('lists appointments by day', async () => {
    const { signIn, store } = await openPages();
    for (const [id, appointment] of [
      ['a2', '2026-11-24T10:00'],
      ['a3', '2026-11-23T09:00'],
      ['a4', '2026-11-20T09:00'],
    ] as const)
      await keep(store, { id, tenant: 'example', values: { appointment }, person: { first_name: id } });
    const { look } = await signIn('example');
    const page = fromHtml((await look('/_leads/appointments')).text);
    expect(selectAll('main h2', page).map((each) => toText(each))).toEqual(['2026-11-23', '2026-11-24']);
    expect(selectAll('main li', page).map((each) => toText(each).replace(/\s+/g, ' '))).toEqual([
      expect.stringContaining('09:00 a3'),
      expect.stringContaining('10:00 a2'),
    ]);
  });
});

describe('dealer A who asks for what is of dealer B', () => {
  const READ = ['/_leads', '/_leads?period=month', '/_leads/lead/b1', '/_leads/appointments'];
  const CHANGE = [
    '/_leads/lead/b1/opened',
    '/_leads/lead/b1/answered',
    '/_leads/lead/b1/resend',
    '/_leads/sign-out',
  ];

  test.each(READ)('gets 404 for %s at the host of B', async (path) => {
    const { signIn } = await openPages();
    const { look } = await signIn('example');
    const answer = await look(path, HOSTS.b);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('Ivo');
  });

  test.each(CHANGE)('gets 404 for a post to %s at the host of B', async (path) => {
    const { signIn, submit, store } = await openPages();
    const { cookie, csrf } = await signIn('example');
    expect((await submit(path, { csrf }, cookie, HOSTS.b)).status).toBe(404);
    expect(await leadWithHistory(store, ['b'], 'b1')).toMatchObject({ opened_at: null, answered_at: null });
  });

  test('gets 404 for each lead of B at its own host', async () => {
    const { signIn, submit, store } = await openPages();
    const { look, cookie, csrf } = await signIn('example');
    expect((await look('/_leads/lead/b1')).status).toBe(404);
    for (const path of CHANGE.slice(0, 3)) expect((await submit(path, { csrf }, cookie)).status).toBe(404);
    expect(await leadWithHistory(store, ['b'], 'b1')).toMatchObject({ opened_at: null, answered_at: null });
  });

  test('cannot sign in at the host of B with a token of A', async () => {
    const { tokenOf, submit } = await openPages();
    const { token } = await tokenOf('example');
    expect((await submit('/_leads/sign-in', { token }, '', HOSTS.b)).status).toBe(401);
  });

  test('only the operator sees several dealers', async () => {
    const { signIn } = await openPages();
    const operator = await signIn(null);
    expect(textOf(operator.list.text)).toMatch(/Ivo[\s\S]*Rosa|Rosa[\s\S]*Ivo/);
    expect((await operator.look('/_leads/lead/b1')).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends when it is signed out, when its token is revoked, and by itself', async () => {
    const { signIn, submit, store, wait } = await openPages();
    const first = await signIn('example');
    await submit('/_leads/sign-out', { csrf: first.csrf }, first.cookie);
    expect((await first.look('/_leads/lead/a1')).status).toBe(404);
    const second = await signIn('example');
    await revokeAccessToken(store, second.id, NOW);
    expect((await second.look('/_leads/lead/a1')).status).toBe(404);
    const third = await signIn('example');
    wait(13 * 3_600_000);
    expect((await third.look('/_leads/lead/a1')).status).toBe(404);
  });

  test.each([
    ['without its word', { csrf: '' }, {}],
    ['with the word of another session', { csrf: 'x'.repeat(43) }, {}],
  ])('changes nothing by a form %s', async (_, fields) => {
    const { signIn, submit, store } = await openPages();
    const { cookie } = await signIn('example');
    expect((await submit('/_leads/lead/a1/answered', fields, cookie)).status).toBe(403);
    expect(await leadWithHistory(store, ['example'], 'a1')).toMatchObject({ answered_at: null });
  });

  test('changes nothing by a form of another site, or by GET', async () => {
    const { signIn, ask, store } = await openPages();
    const { cookie, csrf, look } = await signIn('example');
    const forged = await ask('/_leads/lead/a1/answered', {
      method: 'POST',
      headers: {
        cookie,
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `csrf=${csrf}`,
    });
    expect(forged.status).toBe(403);
    expect((await look('/_leads/lead/a1/answered')).status).toBe(404);
    expect(await leadWithHistory(store, ['example'], 'a1')).toMatchObject({ answered_at: null });
  });

  test('is not opened by trying tokens', async () => {
    const { submit } = await openPages();
    const tries = [];
    for (let n = 0; n < 11; n++) tries.push((await submit('/_leads/sign-in', { token: `${n}` })).status);
    expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
  });
});

test.each([
  [-5, '0 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 days'],
])('an age of %i ms is %s', (milliseconds, text) => {
  expect(ageText(milliseconds)).toBe(text);
});
