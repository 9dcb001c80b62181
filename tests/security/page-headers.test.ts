import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accountBackend, ROSA } from '../../src/backend/account/example-shopper.fixture.ts';
import type { Asked } from '../../src/backend/example-backend.fixture.ts';
import { createAccessToken } from '../../src/backend/store/access-tokens.ts';
import { contentSecurityPolicy } from '../../src/build/astro/content-security-policy.ts';
import { headerRules } from '../../src/build/publish/headers-file.ts';
import { matchingHeaders } from '../../src/build/publish/matching-headers.ts';
import { startServer } from '../../src/serve/start-server.ts';
import { parseTenant } from '../../src/tenant/parse-tenant.ts';
import { MINIMAL_TENANT } from '../minimal-tenant.ts';
import { observatoryScore, type Score } from './observatory-score.ts';

const MIN = 135;
const scoreOf = ({ headers }: Pick<Asked, 'headers'>): Score =>
  observatoryScore({ headers: new Map(headers), cookies: headers.getSetCookie() });

/** A dealer behind a proxy that speaks https. */
const overHttps = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
const openBackend = () => accountBackend({}, {}, { trust: { isProxy: () => true } });

test('pages of a site have every header that the Observatory asks for', () => {
  const tenant = parseTenant(MINIMAL_TENANT, 'tenants/example/tenant.ts');
  const { directives = [] } = contentSecurityPolicy({ tenant, videos: [] }) as {
    directives?: string[];
  };
  const policy = [...directives, "script-src 'self' 'sha256-x'", "style-src 'self' 'sha256-y'"].join('; ');
  for (const address of ['/', '/cars/a', '/404', '/_astro/a.js']) {
    const { points, lost } = observatoryScore({
      headers: matchingHeaders(headerRules(policy, tenant.site), address),
    });
    expect([address, lost]).toEqual([address, []]);
    expect(points).toBeGreaterThanOrEqual(MIN);
  }
});

const OF_BACKEND = [
  '/_leads',
  '/_leads?period=all',
  '/_leads/appointments',
  '/_leads/holds',
  '/_leads/valuations',
  '/_leads/draws',
  '/_leads/lead/none',
  '/_leads/codes',
  '/api/account',
  '/api/account/export',
  '/api/openapi.json',
  '/api/watchlist',
  '/api/geocode?postal_code=2150',
  '/api/nothing',
  '/cars/2021-alder-brook-v1/autogauge',
  '/ready',
];

test('every page and call of the backend has them too, signed in or not', async () => {
  const { ask, post, signIn, backend } = await openBackend();
  const { token } = await createAccessToken(backend.store, { tenant: 'example', label: 'Yard', now: 0 });
  const signedIn = await ask('/_leads/sign-in', {
    method: 'POST',
    headers: { ...overHttps, 'content-type': 'application/x-www-form-urlencoded' },
    body: `token=${token}`,
  });
  const cookie = [await signIn(), signedIn.headers.getSetCookie()[0]?.split(';')[0]].join('; ');
  const answers: [string, Asked][] = [
    ['signing in', signedIn],
    ['a code', await post('/api/account/code', { phone: ROSA }, overHttps)],
  ];
  for (const address of OF_BACKEND)
    answers.push(
      [address, await ask(address, { headers: overHttps })],
      [`${address}, signed in`, await ask(address, { headers: { ...overHttps, cookie } })],
    );
  for (const [name, answer] of answers) {
    const { points, lost } = scoreOf(answer);
    expect([name, lost, answer.headers.get('cache-control')]).toEqual([name, [], 'no-store']);
    expect(points).toBeGreaterThanOrEqual(MIN);
  }
  const statuses = new Map(answers.map(([name, { status }]) => [name, status]));
  expect(statuses.get('/_leads/appointments, signed in')).toBe(200);
  expect(statuses.get('/_leads/appointments')).toBe(404);
});

test('the list of sites of the demonstration has them, but for https', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'headers-'));
  const server = await startServer({ outFolder: folder, port: 0 });
  try {
    const { headers } = await fetch(`http://127.0.0.1:${server.port}/`);
    expect(scoreOf({ headers }).lost).toEqual(['strict-transport-security']);
    const refused = await fetch(`http://127.0.0.1:${server.port}/`, { method: 'DELETE' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});
