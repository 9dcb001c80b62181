import { AccountAnswerSchema } from '../../api/read-account.ts';
import { READ_ACCOUNT, REQUEST_CODE, SIGN_IN, SIGN_OUT } from '../../api/routes.ts';
import { CodeRequestedSchema, CodeRequestSchema } from '../../api/request-code.ts';
import { SignInRequestSchema } from '../../api/sign-in.ts';
import { SignedOutSchema, SignOutRequestSchema } from '../../api/sign-out.ts';
import { findAccount } from '../account-store/accounts.ts';
import { closeAllSessions, closeShopperSession } from '../account-store/shopper-sessions.ts';
import type { Backend } from '../backend.ts';
import { defineCall, type BackendApp } from '../routes/define-call.ts';
import { defineAccountPage } from './define-account-page.ts';
import { defineDetailsCalls } from './details-calls.ts';
import { definePlainSignIn } from './plain-sign-in.ts';
import { clearShopperSession, shopperSessionId } from './shopper-cookie.ts';
import { accountAnswer, shopperOf } from './shopper.ts';
import { sendSignInCode, signInWithCode } from './start-sign-in.ts';
import { defineWatchlistCalls } from './watchlist-calls.ts';

/** Signing in and out with a code to the phone, and who is there (spec A5). */
export function defineAccountCalls(app: BackendApp, backend: Backend): void {
  const { store } = backend;
  // Ahead of the calls at the same addresses, which take JSON.
  definePlainSignIn(app, backend);
  defineAccountPage(app, backend);
  defineDetailsCalls(app, backend);
  defineWatchlistCalls(app, backend);
  defineCall(
    app,
    backend,
    {
      call: REQUEST_CODE,
      summary: 'Sends a code to a mobile number; the answer does not tell whether the number is known.',
      body: CodeRequestSchema,
      answer: CodeRequestedSchema,
    },
    ({ body }, context) => sendSignInCode(context, backend, body),
  );
  defineCall(
    app,
    backend,
    {
      call: SIGN_IN,
      summary: 'Signs in with a code; the answer sets the cookie of the session.',
      body: SignInRequestSchema,
      answer: AccountAnswerSchema,
    },
    async ({ body }, context) => {
      const id = await signInWithCode(context, backend, body);
      return accountAnswer(await findAccount(store, id));
    },
  );
  defineCall(
    app,
    backend,
    {
      call: READ_ACCOUNT,
      summary: 'Who is signed in; nothing where nobody is.',
      answer: AccountAnswerSchema,
    },
    async (_, context) => accountAnswer(await shopperOf(context, backend)),
  );
  defineCall(
    app,
    backend,
    {
      call: SIGN_OUT,
      summary: 'Ends the session of this browser, or those of all browsers.',
      body: SignOutRequestSchema,
      answer: SignedOutSchema,
    },
    async ({ body: { everywhere } }, context) => {
      const account = await shopperOf(context, backend);
      const session = shopperSessionId(context);
      if (account && everywhere) await closeAllSessions(store, account.id);
      else if (session !== '') await closeShopperSession(store, session);
      clearShopperSession(context);
      context.set('security', 'signed out');
      return { signed_out: true as const };
    },
  );
}
