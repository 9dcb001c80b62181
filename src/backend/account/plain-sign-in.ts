import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { REQUEST_CODE } from '../../api/request-code.ts';
import { SIGN_IN } from '../../api/sign-in.ts';
import { SIGN_OUT } from '../../api/sign-out.ts';
import { readSignInAddress, SIGN_IN_PATH } from '../../domain/account/sign-in-address.ts';
import type { CodeFull } from '../../domain/account/code-limits.ts';
import { SIGN_IN_PLACES, type SignInPlace } from '../../domain/account/sign-in-marks.ts';
import { closeShopperSession } from '../account-store/shopper-sessions.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { takeCall } from '../guard/quotas.ts';
import { bodyKind } from '../guard/same-site.ts';
import { Refused } from '../refused.ts';
import { limitBody, type BackendApp } from '../routes/define-call.ts';
import { CodesFull } from './full-codes.ts';
import { challengeOf, clearShopperSession, setChallenge, shopperSessionId } from './shopper-cookie.ts';
import { sendSignInCode, signInWithCode } from './start-sign-in.ts';

const MOST_FORM_BYTES = 4_096;

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
    limitBody(MOST_FORM_BYTES),
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
    limitBody(MOST_FORM_BYTES),
    plain('wrongCode', async (context) => {
      const code = await fieldOf(context, 'code');
      await signInWithCode(context, backend, { challenge: challengeOf(context), code });
      const { origin } = new URL(context.get('site').tenant.site.url);
      return context.redirect(readSignInAddress(pageQuery(context), origin).redirect, 303);
    }),
  );
  app.post(
    SIGN_OUT.path,
    limitBody(MOST_FORM_BYTES),
    plain('tooMany', async (context) => {
      const session = shopperSessionId(context);
      if (session !== '') await closeShopperSession(backend.store, session);
      clearShopperSession(context);
      context.set('security', 'signed out');
      return context.redirect('/', 303);
    }),
  );
}
