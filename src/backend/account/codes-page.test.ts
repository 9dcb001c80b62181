import { expect, test } from 'vitest';
import { createAccessToken } from '../store/access-tokens.ts';
import { openSession } from '../store/sessions.ts';
import { NOW } from '../example-backend.fixture.ts';
import { accountBackend } from './example-shopper.fixture.ts';

const MINUTE = 60_000;
const code = (digits: string, at: number) => ({ tenant: 'example', ending: '006', code: digits, at });

/** The page with codes as someone sees it who has a token of a dealer, of the operator (null), or none. */
async function pageFor(tenant: string | null | undefined) {
  const codes = [code('123456', NOW - MINUTE), code('654321', NOW - 6 * MINUTE)];
  const account = { key: 'key', sendCode: () => undefined, shownCodes: () => codes };
  const { ask, backend } = await accountBackend({}, {}, { account });
  if (tenant === undefined) return ask('/_leads/codes');
  const { id } = await createAccessToken(backend.store, { tenant, label: 'Test', now: NOW });
  const session = await openSession(backend.store, id, NOW);
  return ask('/_leads/codes', { headers: { cookie: `__Host-leads=${session}` } });
}

test('A5 the operator sees the codes of the last five minutes that nobody sent', async () => {
  const page = await pageFor(null);
  expect(page.status).toBe(200);
  expect(page.text).toContain('123456');
  expect(page.text).toContain('ends in 006');
  expect(page.text).not.toContain('654321');
});

test.each([
  ['a dealer', 'example'],
  ['a visitor', undefined],
])('A5 %s sees no codes', async (_, tenant) => {
  const page = await pageFor(tenant);
  expect(page.status).toBe(404);
  expect(page.text).not.toContain('123456');
});
