import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Backend, BackendEnv } from '../backend.ts';
import { Refused } from '../refused.ts';
import { findSession, type Session } from '../store/sessions.ts';

const COOKIE = 'leads';
const OPTIONS = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict', prefix: 'host' } as const;

/** Gives the browser its session: `__Host-`, so that no other host and no script can have it. */
export function setSession(context: Context<BackendEnv>, id: string): void {
  setCookie(context, COOKIE, id, OPTIONS);
}

/** The id of the session that the browser has sent; '' for none. */
export const sessionId = (context: Context<BackendEnv>): string => getCookie(context, COOKIE, 'host') ?? '';

/** Takes the session from the browser. */
export function clearSession(context: Context<BackendEnv>): void {
  deleteCookie(context, COOKIE, OPTIONS);
}

/**
 * The session of a request, undefined without one. Throws Refused (404) for the session of another dealer: that there are
 * leads here is none of its business.
 */
export async function sessionOf(
  context: Context<BackendEnv>,
  { store, clock }: Pick<Backend, 'store' | 'clock'>,
): Promise<Session | undefined> {
  const id = sessionId(context);
  const session = id === '' ? undefined : await findSession(store, id, clock());
  if (session && session.tenant !== null && session.tenant !== context.get('site').slug) {
    context.set('security', 'access refused');
    throw new Refused(404, "We can't find that address.");
  }
  return session;
}

/** Throws Refused (403) unless a form was made for this session: another site cannot know the word in it. */
export function checkCsrf(context: Context<BackendEnv>, { csrf }: Session, given: string): void {
  const [a, b] = [Buffer.from(csrf), Buffer.from(given)];
  if (a.length === b.length && timingSafeEqual(a, b)) return;
  context.set('security', 'other site refused');
  throw new Refused(403, 'This form has expired. Please reload the page and send it again.');
}
