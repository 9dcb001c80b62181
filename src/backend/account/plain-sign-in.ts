import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ACCOUNT_PAGE_PATH } from '../../api/account-page.ts';
import { REQUEST_CODE, SIGN_IN, SIGN_OUT } from '../../api/routes.ts';
import { ACCOUNT_PATH } from '../../domain/account/account-paths.ts';
import { readSignInAddress, SIGN_IN_PATH } from '../../domain/account/sign-in-address.ts';
import type { CodeFull } from '../../domain/account/code-limits.ts';
import { SIGN_IN_PLACES, type SignInPlace } from '../../domain/account/sign-in-marks.ts';
import { WATCHLIST_PATH } from '../../domain/account/watchlist.ts';
import { garagePages, type GarageSite } from '../../domain/garage/garage-site.ts';
import { closeShopperSession } from '../account-store/shopper-sessions.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { takeCall } from '../guard/quotas.ts';
import { bodyKind } from '../guard/same-site.ts';
import { Refused } from '../refused.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { CodesFull } from './full-codes.ts';
import { challengeOf, clearShopperSession, setChallenge, shopperSessionId } from './shopper-cookie.ts';
import { sendSignInCode, signInWithCode } from './start-sign-in.ts';

const MAX_FORM_BYTES = 4_096;

/** Where the page says what is full. */
const PLACE_OF_FULL = {
  number: 'numberFull',
  unproven: 'noCodes',
  site: 'siteFull',
} as const satisfies Record<CodeFull, SignInPlace>;

/** The query of the page with the form: the page is static, and cannot have it in the form. */
const pageQuery = (context: Context<BackendEnv>): string =>
  URL.parse(context.req.header('referer') ?? '')?.search ?? '';

/** Back to the page, where the end of the address shows a place of it. */
const showPlace = (context: Context<BackendEnv>, place: SignInPlace): Response =>
  context.redirect(`${SIGN_IN_PATH}${pageQuery(context)}#${SIGN_IN_PLACES[place]}`, 303);

async function fieldOf(context: Context<BackendEnv>, name: string): Promise<string> {
  const data = await context.req.formData().catch(() => {
    throw new Refused(400, "We couldn't read the form. Please try again.");
  });
  return String(data.get(name) ?? '');
}

/**
 * Where signing in leads to at last: a page that shows what is a shopper's to scripts alone gives way to the one that needs
 * none.
 */
function withoutScripts(redirect: string, site: GarageSite): string {
  const { pathname } = new URL(redirect, 'https://site.invalid');
  const pages = [ACCOUNT_PATH, WATCHLIST_PATH, ...garagePages(site).map(({ path }) => path)];
  return pages.includes(pathname.replace(/\/$/, '')) ? ACCOUNT_PAGE_PATH : redirect;
}

/** Signing in and out where no script runs: the same forms, answered by pages of the site. */
export function definePlainSignIn(app: BackendApp, backend: Backend): void {
  const { takeToken, quotas } = backend;

  /** What a plain form gets, where the request is one; `wrong` is the place that tells what to mend. */
  const plain = (wrong: SignInPlace, answer: (context: Context<BackendEnv>) => Promise<Response>) =>
    createMiddleware<BackendEnv>(async (context, next) => {
      if (bodyKind(context.req.header('content-type')) !== 'form') return next();
      takeCall(takeToken, quotas, context.get('client').address);
      try {
        return await answer(context);
      } catch (error) {
        if (error instanceof Refused && error.status === 422) return showPlace(context, wrong);
        if (error instanceof CodesFull) return showPlace(context, PLACE_OF_FULL[error.full]);
        if (error instanceof Refused && error.status === 429) return showPlace(context, 'tooMany');
        throw error;
      }
    });

  app.post(
    REQUEST_CODE.path,
    limitBody(MAX_FORM_BYTES),
    plain('noMobile', async (context) => {
      const { challenge } = await sendSignInCode(context, backend, {
        phone: await fieldOf(context, 'phone'),
      });
      setChallenge(context, challenge);
      return showPlace(context, 'code');
    }),
  );
  app.post(
    SIGN_IN.path,
    limitBody(MAX_FORM_BYTES),
    plain('wrongCode', async (context) => {
      const code = await fieldOf(context, 'code');
      await signInWithCode(context, backend, { challenge: challengeOf(context), code });
      const { tenant } = context.get('site');
      const { origin } = new URL(tenant.site.url);
      const { redirect } = readSignInAddress(pageQuery(context), origin);
      return context.redirect(withoutScripts(redirect, tenant), 303);
    }),
  );
  app.post(
    SIGN_OUT.path,
    limitBody(MAX_FORM_BYTES),
    plain('tooMany', async (context) => {
      const session = shopperSessionId(context);
      if (session !== '') await closeShopperSession(backend.store, session);
      clearShopperSession(context);
      context.set('security', 'signed out');
      return context.redirect('/', 303);
    }),
  );
}
