/** Signing in with the code of a text message (spec A5); the answer sets the session's cookie, and is that of READ_ACCOUNT. */
export const SIGN_IN = { method: 'POST', path: '/api/account/sign-in' } as const;

/** `challenge` is what asking for the code answered. */
export type SignInRequest = { challenge: string; code: string };

export const SIGN_IN_EXAMPLE: SignInRequest = {
  challenge: 'J0x5m1YQm0c1l0S7yqCqE3v2w9dT4kUe8rZbN6hPaXg',
  code: '123456',
};
