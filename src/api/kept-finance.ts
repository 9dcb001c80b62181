import type { CreditChoice } from '../domain/finance/band-offer.ts';
import type { OfferWords } from '../domain/finance/offer-words.ts';
import type { GarageEnquiry } from '../domain/garage/garage.ts';

/** What whoever is signed in has on pages about finance (spec C12): what was asked, and figures for a choice of their own. */
export const READ_FINANCE = { method: 'GET', path: '/api/account/finance' } as const;
/** Keeps a choice of score band and term; the answer is that of READ_FINANCE. */
export const KEEP_CREDIT_CHOICE = { method: 'POST', path: '/api/account/finance' } as const;
/** Erases the choice. */
export const FORGET_CREDIT_CHOICE = { method: 'POST', path: '/api/account/finance/forget' } as const;

/** The id or slug of the vehicle that figures are for. */
export type FinanceQuestion = { car_id?: string };

export type ChoiceToKeep = CreditChoice & FinanceQuestion;
export type ChoiceToForget = { confirm: 'forget' };

/** An enquiry about credit; `day` is the day it was sent on by the dealer's clock, 'Friday 20 November'. */
export type KeptEnquiry = GarageEnquiry & { day: string };

/** `offer` is the figure for the vehicle and the choice, with its comparison rate and warning; not there where none may be shown. */
export type KeptFinance = {
  enquiries: KeptEnquiry[];
  /** `kept_until` is ISO 8601. */
  choice?: CreditChoice & { kept_until: string };
  offer?: OfferWords;
};

export const KEPT_FINANCE_EXAMPLE = {
  question: { car_id: 'stock-1041' },
  keep: { band: 'Good', term: 5, car_id: 'stock-1041' },
  forget: { confirm: 'forget' },
  answer: {
    enquiries: [
      {
        id: '0198f2f0-5a7e-4b6c-9f5e-2f8f0c1d2e41',
        kind: 'Finance Enquiry',
        sent_at: '2026-11-20T01:00:00.000Z',
        state: 'opened',
        day: 'Friday 20 November',
        vehicle: { name: '2021 Alder Brook', href: '/cars/2021-alder-brook-1041' },
      },
    ],
    choice: { band: 'Good', term: 5, kept_until: '2027-02-19T01:00:00.000Z' },
    offer: {
      by: 'Our estimate for a score that you call Good',
      payment: '$137 /wk*',
      comparison: '8.99% p.a.',
      rate: '7.49% p.a.',
      term: '5 year term',
      total: '$35,620',
      totalNote: '',
      basis: 'An estimate, not a quote:',
      terms: '$28,990 price, no deposit, 5 year term, no final payment.',
      warning: '*WARNING: This comparison rate is true only for the example given.',
    },
  },
} satisfies {
  question: FinanceQuestion;
  keep: ChoiceToKeep;
  forget: ChoiceToForget;
  answer: KeptFinance;
};
