import * as z from 'zod';
import type { Known } from './known.ts';

export const ReservationIdSchema = z.object({ id: z.uuid() });

export type ReservationId = Known<z.infer<typeof ReservationIdSchema>>;

export const AgreedPriceSchema = z.strictObject({
  /** Dollars, as the shopper was shown them. */
  price: z.number().positive(),
});

export type AgreedPrice = Known<z.infer<typeof AgreedPriceSchema>>;

export const ReservationToCancelSchema = z.strictObject({
  confirm: z.literal('cancel'),
});

export type ReservationToCancel = Known<z.infer<typeof ReservationToCancelSchema>>;

export const ReservationAnswerSchema = z.looseObject({
  id: z.string(),
  state: z.enum(['paying', 'held', 'ended']),
  title: z.string(),
  text: z.string(),
  vehicle: z.looseObject({ slug: z.string(), name: z.string() }),
  /** What was agreed to, in words: the price, the fee, and the moment until which the vehicle is held. */
  price: z.string(),
  fee: z.string(),
  /** By the clock of the yard. */
  until: z.string(),
  /** Lines of it: labels with their words. */
  summary: z.array(z.tuple([z.string(), z.string()])),
  /** What became of the money. */
  money: z.string().exactOptional(),
  /** Where it is paid, a path of the site. */
  pay: z.string().exactOptional(),
  /** To be agreed to before anything is paid. */
  price_now: z.looseObject({ price: z.number(), words: z.string() }).exactOptional(),
  can_cancel: z.boolean(),
});

/** Words of how a reservation is; nothing in it says whose it is. */
export type ReservationAnswer = Known<z.infer<typeof ReservationAnswerSchema>>;

export const READ_RESERVATION_EXAMPLE = {
  params: { id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f' },
  agreed: { price: 28_490 },
  cancelled: { confirm: 'cancel' },
  answer: {
    id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f',
    state: 'held',
    title: 'The vehicle is held for you',
    text: 'No one else can buy it until Monday 23 November at 12:00 pm Sydney time.',
    vehicle: { slug: '2021-aldera-larkspur', name: '2021 Aldera Larkspur' },
    price: '$28,490 Drive away',
    fee: '$200',
    until: 'Monday 23 November at 12:00 pm Sydney time',
    summary: [
      ['Price', '$28,490 Drive away'],
      ['Held until', 'Monday 23 November at 12:00 pm Sydney time'],
    ],
    money: "You've paid $200.",
    can_cancel: true,
  },
} satisfies {
  params: ReservationId;
  agreed: AgreedPrice;
  cancelled: ReservationToCancel;
  answer: ReservationAnswer;
};
