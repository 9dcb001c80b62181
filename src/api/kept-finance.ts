import * as z from 'zod';
import type { CreditChoice } from '../domain/finance/band-offer.ts';
import type { OfferWords } from '../domain/finance/offer-words.ts';
import type { GarageEnquiry } from '../domain/garage/garage.ts';
import { GarageSchema } from './read-garage.ts';
import type { Known } from './known.ts';

export type ChoiceToKeep = CreditChoice & FinanceQuestion;

/** An enquiry about credit; `day` is the day it was sent on by the dealer's clock, 'Friday 20 November'. */
export type KeptEnquiry = GarageEnquiry & { day: string };

/** `offer` is the figure for the vehicle and the choice, with its comparison rate and warning; not there where none may be shown. */
export type KeptFinance = {
  enquiries: KeptEnquiry[];
  /** `kept_until` is ISO 8601. */
  choice?: CreditChoice & { kept_until: string };
  offer?: OfferWords;
};

const carId = z.string().max(200).exactOptional();

const choice = { band: z.string().min(1).max(40), term: z.number().int().min(1).max(10) };

export const FinanceQuestionSchema = z.object({ car_id: carId });

/** The id or slug of the vehicle that figures are for. */
export type FinanceQuestion = Known<z.infer<typeof FinanceQuestionSchema>>;

export const ChoiceToKeepSchema = z.strictObject({
  ...choice,
  car_id: carId,
}) satisfies z.ZodType<ChoiceToKeep>;

export const ChoiceToForgetSchema = z.strictObject({
  confirm: z.literal('forget'),
});

export type ChoiceToForget = Known<z.infer<typeof ChoiceToForgetSchema>>;

const words = ['by', 'payment', 'comparison', 'rate', 'term', 'total', 'basis', 'terms', 'warning'] as const;

export const KeptFinanceSchema = z.looseObject({
  enquiries: z.array(GarageSchema.shape.enquiries.element.extend({ day: z.string() })),
  choice: z.looseObject({ ...choice, kept_until: z.string() }).exactOptional(),
  /** All of it or nothing: a rate never without its comparison rate and warning. */
  offer: z
    .looseObject({
      ...(Object.fromEntries(words.map((word) => [word, z.string().min(1)])) as Record<
        (typeof words)[number],
        z.ZodString
      >),
      totalNote: z.string(),
    })
    .exactOptional(),
}) satisfies z.ZodType<KeptFinance>;

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
      by: "Our estimate for a score you'd call Good",
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
