/**
 * Places of the sign-in page that the end of its address brings into view, for browsers without scripts: the step with the
 * code, and what went wrong.
 */
export const SIGN_IN_PLACES = {
  code: 'code',
  noMobile: 'no-mobile',
  wrongCode: 'wrong-code',
  tooMany: 'too-many',
  /** The site sends no more codes, or none to browsers without scripts. */
  noCodes: 'no-codes',
} as const;
export type SignInPlace = keyof typeof SIGN_IN_PLACES;
