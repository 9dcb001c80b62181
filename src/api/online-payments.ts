/** What the dealer asked whoever is signed in for (spec A6), by the number of the session. */
export const LIST_PAYMENTS = { method: 'GET', path: '/api/online-payments' } as const;
/** One of them, by the id in its link. */
export const READ_PAYMENT = { method: 'GET', path: '/api/online-payments/{id}' } as const;
/** Where a form without scripts leads: on to the page of the provider, by the reference of a letter. */
export const PAY_BY_REFERENCE = { path: '/api/online-payments/pay', field: 'reference' } as const;

export type PaymentId = { id: string };

/** A payment that was asked for, in words; nothing in it says whose it is, or how it was paid. */
export type AskedPayment = {
  id: string;
  state: 'open' | 'paid' | 'returning' | 'returned' | 'cancelled' | 'over';
  title: string;
  text: string;
  /** What it is for, in the dealer's words. */
  purpose: string;
  amount: string;
  /** The day it was asked for and the moment it was paid, by the clock of the dealer. */
  asked: string;
  paid?: string;
  /** Where it is paid; missing where nothing is to be paid any more. */
  pay?: string;
};

/** The latest first. */
export type AskedPayments = { payments: AskedPayment[] };

const EXAMPLE: AskedPayment = {
  id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f',
  state: 'open',
  title: '$1,250.50 to pay',
  text: 'You can pay until Saturday 5 December at 12:00 pm.',
  purpose: 'Balance of your 2021 Aldera Larkspur',
  amount: '$1,250.50',
  asked: 'Saturday 21 November at 12:00 pm',
  pay: '/api/payments/0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f/pay',
};
export const ONLINE_PAYMENTS_EXAMPLE = {
  params: { id: EXAMPLE.id },
  answer: EXAMPLE,
  list: { payments: [EXAMPLE] },
} satisfies { params: PaymentId; answer: AskedPayment; list: AskedPayments };
