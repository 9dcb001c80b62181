/** Signing out: in this browser, or in every browser of the user. It is done as well where nobody was signed in. */
export const SIGN_OUT = { method: 'POST', path: '/api/account/sign-out' } as const;

export type SignOutRequest = { everywhere?: boolean };
export type SignedOut = { signed_out: true };

export const SIGN_OUT_EXAMPLE = {
  request: { everywhere: true },
  answer: { signed_out: true },
} satisfies { request: SignOutRequest; answer: SignedOut };
