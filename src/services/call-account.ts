import { READ_ACCOUNT, REQUEST_CODE, SIGN_IN, SIGN_OUT } from '../api/routes.ts';
import type { AccountAnswer } from '../api/read-account.ts';
import type { CodeRequest, CodeRequested } from '../api/request-code.ts';
import type { SignInRequest } from '../api/sign-in.ts';
import type { SignedOut, SignOutRequest } from '../api/sign-out.ts';
import { callJson, type Called } from './call-json.ts';

/** Asks for a code to a mobile (spec A5). */
export const requestCode = (request: CodeRequest): Promise<Called<CodeRequested>> =>
  callJson(REQUEST_CODE, request);

/** Signs in with a code (spec A5). */
export const signIn = (request: SignInRequest): Promise<Called<AccountAnswer>> => callJson(SIGN_IN, request);

/** Who is signed in. */
export const readAccount = (): Promise<Called<AccountAnswer>> => callJson(READ_ACCOUNT);

/** Ends the session of this browser, or those of all. */
export const signOut = (request: SignOutRequest): Promise<Called<SignedOut>> => callJson(SIGN_OUT, request);
