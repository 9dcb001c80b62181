import { toText } from 'hast-util-to-text';
import { select } from 'hast-util-select';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { NOW } from '../example-backend.fixture.ts';
import { revokeAccessToken } from '../store/access-tokens.ts';
import { leadWithHistory } from '../store/lead-history.ts';
import { HOSTS, openPages } from './open-pages.fixture.ts';

const textOf = (html: string): string => toText(select('main', fromHtml(html))!);

describe('dealer A who asks for what is of dealer B', () => {
  const FILE = '/_leads/lead/b1/files/00000000-0000-4000-8000-000000000000';
  const READ = [
    '/_leads',
    '/_leads?period=all&before=9.z',
    '/_leads/lead/b1',
    FILE,
    '/_leads/appointments',
    '/_leads/valuations',
  ];
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
    for (const path of ['/_leads/lead/b1', FILE]) expect((await look(path)).status).toBe(404);
    for (const path of CHANGE.slice(0, 3)) expect((await submit(path, { csrf }, cookie)).status).toBe(404);
    expect(await leadWithHistory(store, ['b'], 'b1')).toMatchObject({ opened_at: null, answered_at: null });
  });

  test('is told nothing that B itself is not', async () => {
    const { signIn } = await openPages();
    const { look } = await signIn('b', HOSTS.b);
    for (const path of READ) expect((await look(path)).status).toBe(200);
    expect((await look(FILE)).text).toBe('of Ivo');
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
    expect(textOf(operator.list.text)).toContain('Dealer');
    expect(textOf(operator.list.text)).toContain('Dealer B');
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

  test('ends when someone signs in again in the same browser', async () => {
    const { signIn, submit, tokenOf } = await openPages();
    const { cookie, look } = await signIn('example');
    const { token } = await tokenOf('example');
    expect((await submit('/_leads/sign-in', { token }, cookie)).status).toBe(303);
    expect((await look('/_leads/lead/a1')).status).toBe(404);
  });

  test('begins from a page that an email links to, which says nothing of the lead before', async () => {
    const { ask, tokenOf, submit } = await openPages();
    const FILE = '/_leads/lead/a1/files/00000000-0000-4000-8000-000000000000';
    for (const path of ['/_leads/lead/a1', '/_leads/lead/none', FILE]) {
      const answer = await ask(path, { headers: { host: HOSTS.example } });
      expect(answer.status).toBe(404);
      expect(answer.text).toContain(`<input type="hidden" name="back" value="${path}" />`);
      expect(answer.text).not.toContain('Rosa');
    }
    const { token } = await tokenOf('example');
    const wrong = await submit('/_leads/sign-in', { token: 'x', back: '/_leads/lead/a1' });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('name="back" value="/_leads/lead/a1"');
    const right = await submit('/_leads/sign-in', { token: `\u200b${token} `, back: FILE });
    expect(right.headers.get('location')).toBe('/_leads/lead/a1');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/_leads/lead/../..//x',
    '/_leads/lead/a1?x=1',
    '/account',
  ])('never leads to %s', async (back) => {
    const { tokenOf, submit } = await openPages();
    const { token } = await tokenOf('example');
    expect((await submit('/_leads/sign-in', { token, back })).headers.get('location')).toBe('/_leads');
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
