/**
 * Places of the sign-in page that the end of its address brings into view, for browsers without scripts: the step with the
 * code, and what went wrong.
 */
export const SIGN_IN_PLACES = {
  code: 'code',
  noMobile: 'no-mobile',
  wrongCode: 'wrong-code',
  tooMany: 'too-many',
  /** The number has had its codes of the day. */
  numberFull: 'number-full',
  /** No more codes go to browsers without scripts. */
  noCodes: 'no-codes',
  /** The site sends no more codes. */
  siteFull: 'site-full',
} as const;
export type SignInPlace = keyof typeof SIGN_IN_PLACES;
