import * as z from 'zod';
import { OFFER_ACCEPTED, OFFER_CATEGORY } from '../domain/trade-in/offer-category.ts';
import type { Known } from './known.ts';

export const OfferAcceptanceSchema = z.strictObject({
  category: z.literal(OFFER_CATEGORY),
  subcategory: z.literal(OFFER_ACCEPTED),
  lead_id: z.string().min(1).max(64),
  form_completed: z.literal(true),
  offer_accepted: z.literal(true),
});

/** `lead_id` is the form that was answered with the offer. */
export type OfferAcceptance = Known<z.infer<typeof OfferAcceptanceSchema>>;

export const OfferAcceptedSchema = z.looseObject({
  /** The acceptance itself. */
  lead_id: z.string(),
  category: z.string(),
  event: z.int().exactOptional(),
  /** Dollars, subject to an inspection. */
  offer_price: z.number().min(0),
});

/** The acceptance is on disk as a lead of its own. */
export type OfferAccepted = Known<z.infer<typeof OfferAcceptedSchema>>;

export const ACCEPT_OFFER_EXAMPLE = {
  request: {
    category: OFFER_CATEGORY,
    subcategory: OFFER_ACCEPTED,
    lead_id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f',
    form_completed: true,
    offer_accepted: true,
  },
  answer: {
    lead_id: '0198f2f1-0a7e-7b6c-9f5e-2f8f0c1d2e40',
    category: OFFER_CATEGORY,
    event: 22,
    offer_price: 18_300,
  },
} satisfies { request: OfferAcceptance; answer: OfferAccepted };
