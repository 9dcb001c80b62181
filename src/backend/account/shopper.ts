import type { Context } from 'hono';
import type { AccountAnswer } from '../../api/read-account.ts';
import type { AccountSettings } from '../../domain/account/account-settings.ts';
import { findAccount, type Account } from '../account-store/accounts.ts';
import { findShopperSession, type SessionLimits } from '../account-store/shopper-sessions.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { Refused } from '../refused.ts';
import { shopperSessionId } from './shopper-cookie.ts';

const DAY = 86_400_000;

/** The settings of the site's accounts. Throws Refused (404) for a dealer who has none. */
export function accountSettings(context: Context<BackendEnv>): AccountSettings {
  const { account } = context.get('site').tenant;
  if (!account) throw new Refused(404, "We can't find that address.");
  return account;
}

/** How long sessions of a dealer last, in milliseconds. */
export const sessionLimits = ({ idle_days: idle, session_days: most }: AccountSettings): SessionLimits => ({
  idleMs: idle * DAY,
  mostMs: most * DAY,
});

/** Milliseconds without a visit after which accounts of a dealer are erased. */
export const retentionMs = ({ retention_days: days }: AccountSettings): number => days * DAY;

/** Who has sent a request; undefined for a visitor who is not signed in. Throws Refused (404) where nobody can be. */
export async function shopperOf(
  context: Context<BackendEnv>,
  { store, clock }: Pick<Backend, 'store' | 'clock'>,
): Promise<Account | undefined> {
  const limits = sessionLimits(accountSettings(context));
  const session = shopperSessionId(context);
  if (session === '') return undefined;
  const tenant = context.get('site').slug;
  const id = await findShopperSession(store, session, { tenant, limits, now: clock() });
  return id === undefined ? undefined : findAccount(store, id);
}

/** Who has sent a request. Throws Refused (401) for a visitor who is not signed in. */
export async function requireShopper(
  context: Context<BackendEnv>,
  backend: Pick<Backend, 'store' | 'clock'>,
): Promise<Account> {
  const account = await shopperOf(context, backend);
  if (account) return account;
  context.set('security', 'access refused');
  throw new Refused(401, 'Please sign in first.');
}

/** What a page is told of who is signed in. */
export const accountAnswer = (account: Account | undefined): AccountAnswer =>
  account ? { user: { id: account.id, phone: account.phone }, details: account.details } : {};
