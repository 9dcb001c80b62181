import { expect, test } from 'vitest';
import type { CodeRequested } from '../../api/request-code.ts';
import { accountBackend, ROSA } from '../account/example-shopper.fixture.ts';
import { openPages } from '../leads-pages/open-pages.fixture.ts';
import { createLog } from './logger.ts';
import type { SecurityEvent } from './security-event.ts';

type Line = { security?: SecurityEvent; msg: string };
const eventsOf = (logged: readonly string[]): (SecurityEvent | undefined)[] =>
  logged
    .map((line) => JSON.parse(line) as Line)
    .flatMap(({ msg, security }) => (msg === 'request' ? [security] : []));

test('security: the log tells each step of signing in, and what is refused, of a shopper', async () => {
  const { askCode, tryCode, lastCode, signIn, post, ask, clock, logged } = await accountBackend();
  const { challenge } = (await askCode(ROSA)).json() as CodeRequested;
  await tryCode(challenge, lastCode() === '000000' ? '000001' : '000000');
  await tryCode(challenge, lastCode());
  await ask('/api/account');
  await ask('/api/account/export');
  await post('/api/account/sign-out', {}, { origin: 'https://evil.example' });
  expect(eventsOf(logged)).toEqual([
    'code asked',
    'sign-in refused',
    'signed in',
    undefined,
    'access refused',
    'other site refused',
  ]);
  clock.now += 60_000;
  const cookie = await signIn();
  logged.length = 0;
  await post('/api/watchlist/save-car', { phone_number: '0491 570 156', car_id: 'v1' }, { cookie });
  await post('/api/account/sign-out', {}, { cookie });
  clock.now += 60_000;
  const again = await signIn();
  await post('/api/account/erase', { confirm: 'erase' }, { cookie: again });
  expect(eventsOf(logged)).toEqual([
    'access refused',
    'signed out',
    'code asked',
    'signed in',
    'account erased',
  ]);
  for (const line of logged) expect(line).not.toContain('491570');
});

test('security: the log tells the same of a dealer and of an operator', async () => {
  const logged: string[] = [];
  const { signIn, submit, ask } = await openPages({
    log: createLog('info', { write: (line) => void logged.push(line) }),
  });
  await submit('/_leads/sign-in', { token: 'wrong' });
  const { cookie, csrf, look } = await signIn('example');
  await look('/_leads/lead/b1', 'b.example');
  await look('/_leads/codes');
  await submit('/_leads/lead/a1/answered', { csrf: 'x' }, cookie);
  const out = await submit('/_leads/sign-out', { csrf }, cookie);
  await ask('/metrics');
  expect(eventsOf(logged).filter((event) => event !== undefined)).toEqual([
    'sign-in refused',
    'signed in',
    'access refused',
    'access refused',
    'other site refused',
    'signed out',
    'access refused',
  ]);
  expect(out.headers.get('clear-site-data')).toBe('"cache"');
});
