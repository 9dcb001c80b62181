import { describe, expect, test } from 'vitest';
import { READ_ACCOUNT, SIGN_OUT } from '../../api/routes.ts';
import type { CodeRequested } from '../../api/request-code.ts';
import { solvedProof } from '../guard/solve-proof.fixture.ts';
import { exampleBackend } from '../example-backend.fixture.ts';
import { accountBackend, cookieOf, ROSA } from './example-shopper.fixture.ts';

const MINUTE = 60_000;
const errorOf = (answer: { json: () => unknown }): string => (answer.json() as { error: string }).error;

describe('A5 signing in', () => {
  test('A5 a code comes as a text message for this site, and signs in', async () => {
    const { askCode, tryCode, sentCodes, ask } = await accountBackend();
    const asked = await askCode(ROSA);
    expect(asked.status).toBe(200);
    const { challenge, ...rest } = asked.json() as CodeRequested;
    expect(rest).toEqual({ expires_in: 300, resend_in: 30 });
    const [message] = sentCodes;
    expect(message).toMatchObject({ tenant: 'example', phone: '+61491570006', sms: { type: 'console' } });
    expect(message?.text).toBe(
      `${message?.code} is your code for Example Cars. It works for 5 minutes. Don't share it with anyone, including us.\n\n` +
        `@www.example.com.au #${message?.code}`,
    );
    const signedIn = await tryCode(challenge, ` ${message?.code.replace(/(?<=^...)/, ' ')}`);
    expect(signedIn.status).toBe(200);
    const [cookie] = signedIn.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-account=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const who = { user: { id: expect.any(String), phone: '+61491570006' }, details: expect.anything() };
    expect(signedIn.json()).toEqual(who);
    const there = await ask(READ_ACCOUNT.path, { headers: { cookie: cookieOf(signedIn) } });
    expect(there.json()).toEqual(signedIn.json());
    expect((await ask(READ_ACCOUNT.path)).json()).toEqual({});
  });

  test('A5 a number that has an account and one that has none get the same answer', async () => {
    const { askCode, tryCode, signIn, clock } = await accountBackend();
    await signIn(ROSA);
    clock.now += MINUTE;
    const shape = async (phone: string): Promise<unknown> => {
      const asked = await askCode(phone);
      const { challenge, ...rest } = asked.json() as CodeRequested;
      const wrong = await tryCode(challenge, '000000');
      const headers = (answer: typeof asked) => [...answer.headers.keys()].toSorted();
      return {
        asked: [asked.status, rest, challenge.length, headers(asked)],
        wrong: [wrong.status, errorOf(wrong), headers(wrong)],
      };
    };
    expect(await shape(ROSA)).toEqual(await shape('0491 570 156'));
  });

  test('A5 a wrong code says how many tries are left, and the fifth ends it', async () => {
    const { askCode, tryCode, lastCode } = await accountBackend();
    const { challenge } = (await askCode(ROSA)).json() as CodeRequested;
    const wrong = lastCode() === '111111' ? '222222' : '111111';
    const words: string[] = [];
    for (let at = 0; at < 5; at++) words.push(errorOf(await tryCode(challenge, wrong)));
    expect(words).toEqual([
      ...[4, 3, 2].map((left) => `That code is wrong. You have ${left} tries left.`),
      'That code is wrong. You have 1 try left.',
      'That code has expired. Send a new one.',
    ]);
    const late = await tryCode(challenge, lastCode());
    expect([late.status, errorOf(late), cookieOf(late)]).toEqual([422, words[4], '']);
  });

  test.each([
    ['12', 'Please enter the 6 digits from our text message.'],
    ['', 'Please enter the 6 digits from our text message.'],
  ])('A5 what cannot be a code, %j, costs no try', async (typed, words) => {
    const { askCode, tryCode, lastCode } = await accountBackend();
    const { challenge } = (await askCode(ROSA)).json() as CodeRequested;
    for (let at = 0; at < 6; at++) expect(errorOf(await tryCode(challenge, typed))).toBe(words);
    expect((await tryCode(challenge, lastCode())).status).toBe(200);
  });

  test.each(['', '12', '02 5550 0100', '+1 202 555 0100'])('A5 no code is sent to %j', async (phone) => {
    const { askCode, sentCodes } = await accountBackend();
    const refused = await askCode(phone);
    expect(refused.status).toBe(422);
    expect(errorOf(refused)).toContain('Please enter an Australian mobile number');
    expect(sentCodes).toEqual([]);
  });

  test('A5 codes are limited for a number in a minute and in a day, and for an address', async () => {
    const { askCode, clock, post } = await accountBackend();
    expect([await askCode(ROSA), await askCode(ROSA)].map(({ status }) => status)).toEqual([200, 200]);
    const soon = await askCode(ROSA);
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '30']);
    for (let at = 2; at < 10; at++) {
      clock.now += 10 * MINUTE;
      expect((await askCode(ROSA)).status).toBe(200);
    }
    clock.now += 10 * MINUTE;
    const full = await askCode(ROSA);
    expect(full.status).toBe(429);
    expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(20 * 60 * 60);
    const others = [];
    for (let at = 0; at < 40; at++)
      others.push((await post('/api/account/code', { phone: `04915702${10 + at}` })).status);
    expect(others).toContain(429);
  });

  test('A5 codes of a site are limited, first those without a proof, and the dealer is told once a day', async () => {
    const tenant = {
      leads: {},
      site: {
        name: 'Example Cars',
        url: 'https://www.example.com.au',
        licence: { number: 'MD012345' },
        email: 'sales@example.com.au',
      },
    };
    const codes = { hour: 10, day: 40, unproven_share: 0.2 };
    const { ask, post, backend, clock, sentCodes, logged } = await accountBackend({ codes }, tenant);
    let number = 0;
    const send = (proof?: string) =>
      post('/api/account/code', { phone: `04915711${10 + number++}`, ...(proof && { proof }) });
    const notices = async () =>
      (await backend.store.db.selectFrom('notice').select('body').execute()).map(
        ({ body }) => JSON.parse(body) as { subject: string; text: string },
      );
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(errorOf(refused)).toMatch(/turn it on and reload the page.*Please try again in 60 minutes\.$/);
    await send();
    expect(await notices()).toHaveLength(1);
    expect((await send('%%%')).status).toBe(429);
    for (let at = 0; at < 8; at++) expect((await send(await solvedProof(ask))).status).toBe(200);
    const proof = await solvedProof(ask);
    const full = await send(proof);
    expect(errorOf(full)).toBe("We can't text any more codes right now. Please try again in 60 minutes.");
    expect(sentCodes).toHaveLength(10);
    expect((await notices()).map(({ subject }) => subject)).toEqual([
      'Sign-in codes of Example Cars have reached their limit',
      'Sign-in codes of Example Cars have reached their limit',
    ]);
    const queued = await backend.store.db.selectFrom('delivery').select(['kind', 'destination']).execute();
    expect(queued).toEqual(Array.from({ length: 2 }, () => ({ kind: 'notice', destination: 'dealer' })));
    expect(backend.metrics.text()).toMatch(/forecourt_codes_total\{tenant="example",result="sent"\} 10\n/);
    expect(backend.metrics.text()).toContain('result="full_site"} 1');
    expect(logged.join('')).toContain('codes of a site are used up');
    clock.now += 60 * MINUTE;
    // The proof was not used up by the refusal, though it is too old by now.
    expect((await send(await solvedProof(ask))).status).toBe(200);
  });

  test('A5 the proof of a code that was refused goes again with it', async () => {
    const { ask, post, clock } = await accountBackend({ codes: { hour: 1, day: 9, unproven_share: 1 } });
    expect((await post('/api/account/code', { phone: ROSA, proof: await solvedProof(ask) })).status).toBe(
      200,
    );
    clock.now += 30 * MINUTE;
    const proof = await solvedProof(ask);
    const again = () => post('/api/account/code', { phone: '0491 570 156', proof });
    expect((await again()).status).toBe(429);
    clock.now += 31 * MINUTE - 1;
    expect((await again()).status).toBe(200);
  });

  test('A5 signing out ends the session here, or everywhere', async () => {
    const { signIn, post, ask, clock } = await accountBackend();
    const sessions: string[] = [];
    for (let at = 0; at < 3; at++) {
      clock.now += 10 * MINUTE;
      sessions.push(await signIn());
    }
    const [first = '', second = '', third = ''] = sessions;
    const isThere = async (cookie: string) =>
      'user' in ((await ask(READ_ACCOUNT.path, { headers: { cookie } })).json() as object);
    const out = await post(SIGN_OUT.path, {}, { cookie: first });
    expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-account=; Max-Age=0; Path=\//);
    expect([await isThere(first), await isThere(second), await isThere(third)]).toEqual([false, true, true]);
    await post(SIGN_OUT.path, { everywhere: true }, { cookie: second });
    expect([await isThere(second), await isThere(third)]).toEqual([false, false]);
    expect((await post(SIGN_OUT.path, {})).json()).toEqual({ signed_out: true });
  });

  test('A5 a plain form without scripts signs out, and leads home', async () => {
    const { signIn, ask } = await accountBackend();
    const cookie = await signIn();
    const out = await ask(SIGN_OUT.path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    expect([out.status, out.headers.get('location')]).toEqual([303, '/']);
    expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-account=; Max-Age=0; Path=\//);
    expect((await ask(READ_ACCOUNT.path, { headers: { cookie } })).json()).not.toHaveProperty('user');
  });

  test('A5 who signs in again has a new session, and the old one has ended', async () => {
    const { askCode, tryCode, lastCode, signIn, ask, clock } = await accountBackend();
    const before = await signIn();
    clock.now += MINUTE;
    const { challenge } = (await askCode(ROSA)).json() as CodeRequested;
    const after = cookieOf(await tryCode(challenge, lastCode(), { cookie: before }));
    expect(after).not.toBe(before);
    expect((await ask(READ_ACCOUNT.path, { headers: { cookie: before } })).json()).toEqual({});
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['text', { 'content-type': 'text/plain' }, 415],
  ])('A5 a request from %s signs nobody in or out', async (_, headers, status) => {
    const { askCode, tryCode, post, sentCodes } = await accountBackend();
    expect((await askCode(ROSA, headers)).status).toBe(status);
    expect((await tryCode('x', '123456', headers)).status).toBe(status);
    expect((await post(SIGN_OUT.path, {}, headers)).status).toBe(status);
    expect(sentCodes).toEqual([]);
  });

  test('R3 a dealer without accounts has none of the calls', async () => {
    const { ask, post } = await exampleBackend();
    const answers = [
      await ask(READ_ACCOUNT.path),
      await post('/api/account/code', { phone: ROSA }),
      await post('/api/account/sign-in', { challenge: 'x', code: '123456' }),
      await post(SIGN_OUT.path, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('privacy: the log has neither number nor code', async () => {
    const { signIn, logged, lastCode } = await accountBackend();
    await signIn();
    expect(logged.join('')).toContain('/api/account/sign-in');
    expect(logged.join('')).not.toContain(lastCode());
    expect(logged.join('')).not.toContain('491570006');
  });
});

describe('A5 without scripts', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const referer = 'https://www.example.com.au/sign-in?type=finance&redirect=%2Ffinance%3Fa%3Db&back=%2F';
  const query = new URL(referer).search;

  test('A5 the two forms sign in and lead to where the visitor wanted to go', async () => {
    const { post, lastCode } = await accountBackend();
    const asked = await post('/api/account/code', 'phone=0491570006', { ...FORM, referer });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, `/sign-in${query}#code`]);
    const cookie = cookieOf(asked, '__Host-sign-in');
    const wrong = await post('/api/account/sign-in', 'code=12', { ...FORM, referer, cookie });
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, `/sign-in${query}#wrong-code`]);
    const right = await post('/api/account/sign-in', `code=${lastCode()}`, { ...FORM, referer, cookie });
    expect([right.status, right.headers.get('location')]).toEqual([303, '/finance?a=b']);
    expect(cookieOf(right)).not.toBe('');
  });

  test('A5 who signs in again by the forms has a new session, and the old one has ended', async () => {
    const { post, lastCode, signIn, ask, clock } = await accountBackend();
    const before = await signIn();
    clock.now += MINUTE;
    const asked = await post('/api/account/code', 'phone=0491570006', FORM);
    const cookie = `${cookieOf(asked, '__Host-sign-in')}; ${before}`;
    await post('/api/account/sign-in', `code=${lastCode()}`, { ...FORM, cookie });
    expect((await ask(READ_ACCOUNT.path, { headers: { cookie: before } })).json()).toEqual({});
  });

  test.each([
    ['https://www.example.com.au/sign-in?redirect=//evil.example', '/'],
    ['https://www.example.com.au/sign-in?redirect=https://evil.example', '/'],
    ['not an address', '/'],
  ])('A5 from %s it leads to %s', async (from, location) => {
    const { post, lastCode } = await accountBackend();
    const asked = await post('/api/account/code', 'phone=0491570006', { ...FORM, referer: from });
    const cookie = cookieOf(asked, '__Host-sign-in');
    const right = await post('/api/account/sign-in', `code=${lastCode()}`, {
      ...FORM,
      referer: from,
      cookie,
    });
    expect(right.headers.get('location')).toBe(location);
  });

  test('A5 a site that sends no more codes to browsers without scripts says so', async () => {
    const { post } = await accountBackend({ codes: { hour: 10, day: 40, unproven_share: 0.1 } });
    const send = async (phone: string) =>
      (await post('/api/account/code', `phone=${phone}`, FORM)).headers.get('location');
    expect(await send('0491570006')).toBe('/sign-in#code');
    expect(await send('0491570156')).toBe('/sign-in#no-codes');
  });

  test('A5 a wrong number and too many codes are told by places of the page', async () => {
    const { post } = await accountBackend();
    const wrong = await post('/api/account/code', 'phone=12', FORM);
    expect(wrong.headers.get('location')).toBe('/sign-in#no-mobile');
    const places = [];
    for (let at = 0; at < 3; at++)
      places.push((await post('/api/account/code', 'phone=0491570006', FORM)).headers.get('location'));
    expect(places).toEqual(['/sign-in#code', '/sign-in#code', '/sign-in#too-many']);
  });
});
