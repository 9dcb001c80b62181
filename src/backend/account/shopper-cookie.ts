import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { CODE_RULES } from '../../domain/account/sign-in-code.ts';
import type { BackendEnv } from '../backend.ts';

/**
 * `__Host-`: no other host and no script can have them. Lax, so that a link in a message opens a page as who is signed in.
 * Browsers take Secure cookies from http://…localhost too, where a demonstration is (Safari does not).
 */
const OPTIONS = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', prefix: 'host' } as const;

const SESSION = 'account';
const CHALLENGE = 'sign-in';

/** Gives the browser its session for so many milliseconds at most. */
export function setShopperSession(context: Context<BackendEnv>, id: string, ms: number): void {
  setCookie(context, SESSION, id, { ...OPTIONS, maxAge: Math.floor(ms / 1000) });
}

/** The id of the session that the browser has sent; '' for none. */
export const shopperSessionId = (context: Context<BackendEnv>): string =>
  getCookie(context, SESSION, 'host') ?? '';

/** Takes the session from the browser. */
export function clearShopperSession(context: Context<BackendEnv>): void {
  deleteCookie(context, SESSION, OPTIONS);
}

/** Keeps the challenge of a code for a browser without scripts, as long as the code can be used. */
export function setChallenge(context: Context<BackendEnv>, challenge: string): void {
  setCookie(context, CHALLENGE, challenge, { ...OPTIONS, maxAge: CODE_RULES.lastsMs / 1000 });
}

/** The challenge that a browser without scripts was given; '' for none. */
export const challengeOf = (context: Context<BackendEnv>): string =>
  getCookie(context, CHALLENGE, 'host') ?? '';
