import type { Store } from '../store/store.ts';
import { eraseUnused, openAccount } from './accounts.ts';
import { tryCode } from './codes.ts';
import { eraseEnded, openShopperSession, type SessionLimits } from './shopper-sessions.ts';

/** `left` are the tries that remain of the code. */
export type SignedIn =
  { kind: 'signed-in'; session: string; account: string } | { kind: 'wrong'; left: number };

export type SignInAttempt = {
  tenant: string;
  challenge: string;
  code: string;
  key: string;
  limits: SessionLimits;
  /** Milliseconds without a visit after which an account is erased. */
  retentionMs: number;
  now: number;
};

/**
 * Signs in with a code (spec A5), in one transaction: the code is used up, the account is there, the session is open. What
 * has outlived its time is erased on the way.
 */
export function signIn(store: Store, attempt: SignInAttempt): Promise<SignedIn> {
  const { tenant, key, limits, retentionMs, now } = attempt;
  return store.write(async (db) => {
    const tried = await tryCode(db, attempt, key, now);
    if (tried.kind === 'wrong') return tried;
    await eraseEnded(db, tenant, limits, now);
    await eraseUnused(db, tenant, now - retentionMs);
    const account = await openAccount(db, { tenant, phone: tried.phone }, now);
    return { kind: 'signed-in', account, session: await openShopperSession(db, account, now) };
  });
}
