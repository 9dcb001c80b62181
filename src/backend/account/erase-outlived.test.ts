import { expect, test } from 'vitest';
import { findAccount } from '../account-store/accounts.ts';
import { startCode } from '../account-store/codes.ts';
import { signIn } from '../account-store/sign-in.ts';
import { exampleHandover } from '../example-backend.fixture.ts';
import { createAccessToken } from '../store/access-tokens.ts';
import { openSession } from '../store/sessions.ts';
import type { Store } from '../store/store.ts';
import { temporarySqlite } from '../store/temporary-sqlite.fixture.ts';
import { toSiteRelease } from '../tenants/site-release.ts';
import { eraseOutlived } from './erase-outlived.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const SITE = toSiteRelease(
  exampleHandover({ tenant: { account: { idle_days: 10, session_days: 20, retention_days: 30 } } }),
);

async function signedIn(store: Store, tenant: string): Promise<string> {
  const code = await startCode(store, { tenant, phone: '+61491570006' }, 'key', NOW);
  if (code.kind !== 'sent') throw new Error('no code was sent');
  const limits = { idleMs: 10 * DAY, mostMs: 20 * DAY };
  const answer = await signIn(store, {
    tenant,
    ...code,
    key: 'key',
    limits,
    retentionMs: 30 * DAY,
    now: NOW,
  });
  if (answer.kind !== 'signed-in') throw new Error('the code did not sign in');
  return answer.account;
}

test('A5 codes, sessions and accounts end by the clock, though nobody signs in', async () => {
  const store = await temporarySqlite();
  const account = await signedIn(store, 'example');
  const other = await signedIn(store, 'a-dealer-that-is-gone');
  const { id } = await createAccessToken(store, { tenant: 'example', label: 'Yard', now: NOW });
  await openSession(store, id, NOW);
  const left = async () => ({
    codes: (await store.db.selectFrom('sign_in_code').selectAll().execute()).length,
    sessions: (await store.db.selectFrom('shopper_session').selectAll().execute()).length,
    dealerSessions: (await store.db.selectFrom('session').selectAll().execute()).length,
    account: (await findAccount(store, account)) !== undefined,
  });
  const everything = { codes: 2, sessions: 2, dealerSessions: 1, account: true };
  const after = async (milliseconds: number) => {
    await eraseOutlived(store, [SITE], NOW + milliseconds);
    return left();
  };
  expect(await after(DAY / 2 - 1)).toEqual(everything);
  expect(await after(DAY)).toEqual({ ...everything, codes: 0, dealerSessions: 0 });
  expect(await after(10 * DAY)).toEqual({ codes: 0, sessions: 1, dealerSessions: 0, account: true });
  expect(await after(30 * DAY + 1)).toEqual({ codes: 0, sessions: 1, dealerSessions: 0, account: false });
  expect(await findAccount(store, other)).toBeDefined();
});
