import * as z from 'zod';
import type { Offer, OfferQuestion } from './read-offer.ts';

export const OfferQuestionSchema = z.object({
  /** The id or slug of the vehicle. */
  car_id: z.string().min(1).max(200),
}) satisfies z.ZodType<OfferQuestion>;

export const OfferSchema = z.looseObject({
  is_free: z.boolean(),
  /** Why it cannot be reserved. */
  words: z.string().exactOptional(),
  vehicle: z.looseObject({
    slug: z.string(),
    name: z.string(),
    /** Dollars. */
    price: z.number().min(0).exactOptional(),
    price_words: z.string().exactOptional(),
    /** What is in the price. */
    price_note: z.string().exactOptional(),
    image: z.string().exactOptional(),
    facts: z.array(z.string()),
  }),
}) satisfies z.ZodType<Offer>;
