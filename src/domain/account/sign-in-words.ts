import type { SignInType } from './sign-in-type.ts';

/** The heading of the sign-in page and the sentence below it. */
export type SignInWords = { title: string; text: string };

/** For a visitor who comes by the link of the header. */
export const GENERAL_WORDS: SignInWords = {
  title: 'Sign in',
  text: 'We send a code to your mobile. There is no password to remember.',
};

/** The words of each type, where a dealer has no others (spec A5). */
export const SIGN_IN_WORDS: Readonly<Record<SignInType, SignInWords>> = {
  'trade-in': {
    title: 'Sign in to value your vehicle',
    text: 'Your valuation is kept with your number, so that you find it again.',
  },
  checkout: {
    title: 'Sign in to reserve',
    text: 'The reservation is made under your number, so that nobody else can change it.',
  },
  finance: {
    title: 'Sign in to ask for finance',
    text: 'Your details are filled in for you, and your enquiry is kept with your number.',
  },
  'spin-to-win': {
    title: 'Sign in to take part',
    text: 'One number, one entry: we send a code to your mobile.',
  },
  'online-payment': {
    title: 'Sign in to pay online',
    text: 'We send a code to your mobile before a payment begins.',
  },
  'car-finance': {
    title: 'Sign in to ask for finance on this vehicle',
    text: 'Your details are filled in for you, and your enquiry is kept with your number.',
  },
  'my-garage': {
    title: 'Sign in to your garage',
    text: 'What you saved and asked for, on every device you use.',
  },
  watchlist: {
    title: 'Sign in to your watchlist',
    text: 'Vehicles you save are there on every device you use.',
  },
};

/** The words for a type, the dealer's own where there are any; without a type those for everybody (spec A5). */
export const signInWords = (
  type: SignInType | undefined,
  own: Readonly<Partial<Record<SignInType, SignInWords>>>,
): SignInWords => (type === undefined ? GENERAL_WORDS : (own[type] ?? SIGN_IN_WORDS[type]));
