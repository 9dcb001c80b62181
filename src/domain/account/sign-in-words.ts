import type { SignInType } from './sign-in-type.ts';

/** The heading of the sign-in page and the sentence below it. */
export type SignInWords = { title: string; text: string };

/** For a visitor who comes by the link of the header. */
export const GENERAL_WORDS: SignInWords = {
  title: 'Sign in',
  text: "We'll text you a code. No password to remember.",
};

/** The words of each type, where a dealer has no others (spec A5). */
export const SIGN_IN_WORDS: Readonly<Record<SignInType, SignInWords>> = {
  'trade-in': {
    title: 'Sign in to value your vehicle',
    text: "We'll keep your valuation with your number, so you can find it again.",
  },
  checkout: {
    title: 'Sign in to reserve',
    text: 'Your reservation is linked to your number, so no one else can change it.',
  },
  finance: {
    title: 'Sign in to ask for finance',
    text: "We'll fill in your details and keep your enquiry with your number.",
  },
  'spin-to-win': {
    title: 'Sign in to take part',
    text: "One entry per mobile number. We'll text you a code.",
  },
  'online-payment': {
    title: 'Sign in to pay online',
    text: "We'll text you a code before you pay.",
  },
  'car-finance': {
    title: 'Sign in to ask for finance on this vehicle',
    text: "We'll fill in your details and keep your enquiry with your number.",
  },
  'my-garage': {
    title: 'Sign in to your garage',
    text: 'Your saved cars and enquiries, on every device you use.',
  },
  watchlist: {
    title: 'Sign in to your watchlist',
    text: "See the vehicles you've saved on every device you use.",
  },
};

/** The words for a type, the dealer's own where there are any; without a type those for everybody (spec A5). */
export const signInWords = (
  type: SignInType | undefined,
  own: Readonly<Partial<Record<SignInType, SignInWords>>>,
): SignInWords => (type === undefined ? GENERAL_WORDS : (own[type] ?? SIGN_IN_WORDS[type]));
