/** What a visitor signs in for (spec A5). */
export const SIGN_IN_TYPES = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
] as const;
export type SignInType = (typeof SIGN_IN_TYPES)[number];

/** The type that an address asks for; undefined for none and for any other word (spec A5). */
export const readSignInType = (value: string | null | undefined): SignInType | undefined =>
  SIGN_IN_TYPES.find((type) => type === value);
