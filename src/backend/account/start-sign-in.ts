import type { Context } from 'hono';
import type { CodeRequest, CodeRequested } from '../../api/request-code.ts';
import { codeMessage } from '../../domain/account/code-message.ts';
import { codeLimits } from '../../domain/account/code-limits.ts';
import { NO_MOBILE, readMobile } from '../../domain/account/mobile-phone.ts';
import {
  CODE_GONE,
  CODE_RULES,
  NOT_A_CODE,
  readCode,
  wrongCodeWords,
} from '../../domain/account/sign-in-code.ts';
import { startCode, type StartedCode } from '../account-store/codes.ts';
import { closeShopperSession } from '../account-store/shopper-sessions.ts';
import { signIn } from '../account-store/sign-in.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { Refused } from '../refused.ts';
import { RESEND_SECONDS, takeCodeRequest, takeCodeTry } from './account-quotas.ts';
import { refuseCode } from './full-codes.ts';
import { setShopperSession, shopperSessionId } from './shopper-cookie.ts';
import { accountSettings, retentionMs, sessionLimits } from './shopper.ts';

/**
 * Sends a code to a number (spec A5). Accounts are not looked at, so that a number that has one and a number that has none
 * cost the same. Throws Refused: 422 for what is no mobile, 429 for too many codes.
 */
export async function sendSignInCode(
  context: Context<BackendEnv>,
  backend: Backend,
  { phone: typed, proof }: CodeRequest,
): Promise<CodeRequested> {
  const { account, metrics, proofOfWork } = backend;
  const { sms } = accountSettings(context);
  const { slug: tenant, tenant: settings } = context.get('site');
  const phone = readMobile(typed);
  if (phone === undefined) throw new Refused(422, NO_MOBILE);
  const isProven = (await proofOfWork.check(tenant, proof)) === 'valid';
  const started = await codeFor(context, backend, { phone, isProven }).catch((error: unknown) => {
    // The proof of a code that was not sent goes again with the next try.
    if (isProven) proofOfWork.giveBack(proof);
    throw error;
  });
  metrics.count('forecourt_codes_total', { tenant, result: 'sent' });
  const { code, challenge } = started;
  const text = codeMessage(code, settings.site.name, new URL(settings.site.url).host);
  context.set('security', 'code asked');
  account.sendCode(sms, { tenant, phone, text, code });
  return { challenge, expires_in: CODE_RULES.lastsMs / 1000, resend_in: RESEND_SECONDS };
}

/** A code for a number, within what its address, the number and the site may have. Throws Refused: 429 for too many. */
async function codeFor(
  context: Context<BackendEnv>,
  backend: Backend,
  { phone, isProven }: { phone: string; isProven: boolean },
): Promise<Extract<StartedCode, { kind: 'sent' }>> {
  const { store, takeToken, clock, account } = backend;
  const { codes } = accountSettings(context);
  const site = context.get('site');
  const { slug: tenant } = site;
  takeCodeRequest(takeToken, { tenant, address: context.get('client').address, phone, isProven });
  const limits = codeLimits(codes, isProven);
  const started = await startCode(store, { tenant, phone }, account.key, clock(), { limits, isProven });
  if (started.kind === 'full') throw await refuseCode(backend, site, { ...started, codes });
  return started;
}

/** Signs in with a code, and gives the browser its session. Throws Refused: 422 for a wrong code, 429 for too many. */
export async function signInWithCode(
  context: Context<BackendEnv>,
  { store, takeToken, clock, account }: Backend,
  { challenge, code: typed }: { challenge: string; code: string },
): Promise<string> {
  const settings = accountSettings(context);
  const tenant = context.get('site').slug;
  takeCodeTry(takeToken, tenant, context.get('client').address);
  const code = readCode(typed);
  if (code === undefined) throw new Refused(422, NOT_A_CODE);
  if (challenge === '') throw new Refused(422, CODE_GONE);
  const limits = sessionLimits(settings);
  const signedIn = await signIn(store, {
    tenant,
    challenge,
    code,
    key: account.key,
    limits,
    retentionMs: retentionMs(settings),
    now: clock(),
  });
  context.set('security', signedIn.kind === 'wrong' ? 'sign-in refused' : 'signed in');
  if (signedIn.kind === 'wrong') throw new Refused(422, wrongCodeWords(signedIn.left));
  // Always a session of its own: one that was there before this sign-in ends.
  const before = shopperSessionId(context);
  if (before !== '') await closeShopperSession(store, before);
  setShopperSession(context, signedIn.session, limits.mostMs);
  return signedIn.account;
}
