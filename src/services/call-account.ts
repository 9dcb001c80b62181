import { READ_ACCOUNT, type AccountAnswer } from '../api/read-account.ts';
import { REQUEST_CODE, type CodeRequest, type CodeRequested } from '../api/request-code.ts';
import { SIGN_IN, type SignInRequest } from '../api/sign-in.ts';
import { SIGN_OUT, type SignedOut, type SignOutRequest } from '../api/sign-out.ts';
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
