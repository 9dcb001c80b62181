import * as z from 'zod';
import type { Known } from './known.ts';

export const OfferQuestionSchema = z.object({
  /** The id or slug of the vehicle. */
  car_id: z.string().min(1).max(200),
});

/** The id or slug of the vehicle. */
export type OfferQuestion = Known<z.infer<typeof OfferQuestionSchema>>;

export const OfferSchema = z.looseObject({
  is_free: z.boolean(),
  /** Why it cannot be reserved. */
  words: z.string().exactOptional(),
  vehicle: z.looseObject({
    slug: z.string(),
    name: z.string(),
    /** Dollars. */
    price: z.number().min(0).exactOptional(),
    /** '$28,490 drive away', and the dealer's sentence for what is in it. */
    price_words: z.string().exactOptional(),
    /** What is in the price. */
    price_note: z.string().exactOptional(),
    image: z.string().exactOptional(),
    /** 'Used', '2021', '48,200 km', as they are known. */
    facts: z.array(z.string()),
  }),
  /** Terms to agree to, in dollars, with the yard, and where the dealer delivers to. */
  deal: z
    .looseObject({
      vehicle: z.string(),
      price: z.number().min(0),
      label: z.string().exactOptional(),
      fee: z.number().min(0),
      yard: z.string().exactOptional(),
      phone: z.string().exactOptional(),
      hours: z.string().exactOptional(),
      delivery: z.array(
        z.looseObject({
          name: z.string(),
          price: z.number().min(0),
          postcodes: z.array(z.looseObject({ from: z.string(), to: z.string() })),
        }),
      ),
    })
    .exactOptional(),
});

/** `words` says why it cannot be reserved, where `is_free` is false. Prices are in dollars. */
export type Offer = Known<z.infer<typeof OfferSchema>>;

export const READ_OFFER_EXAMPLE = {
  question: { car_id: '2021-aldera-larkspur' },
  answer: {
    is_free: true,
    vehicle: {
      slug: '2021-aldera-larkspur',
      name: '2021 Aldera Larkspur',
      price: 28_490,
      price_words: '$28,490 Drive away',
      price_note: 'Includes all government charges.',
      facts: ['Used', '48,200 km', 'Stock number 1041'],
    },
  },
} satisfies { question: OfferQuestion; answer: Offer };
