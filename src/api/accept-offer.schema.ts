import * as z from 'zod';
import { OFFER_ACCEPTED, OFFER_CATEGORY, type OfferAcceptance, type OfferAccepted } from './accept-offer.ts';

export const OfferAcceptanceSchema = z.strictObject({
  category: z.literal(OFFER_CATEGORY),
  subcategory: z.literal(OFFER_ACCEPTED),
  lead_id: z.string().min(1).max(64),
  form_completed: z.literal(true),
  offer_accepted: z.literal(true),
}) satisfies z.ZodType<OfferAcceptance>;

export const OfferAcceptedSchema = z.looseObject({
  /** The acceptance itself. */
  lead_id: z.string(),
  category: z.string(),
  event: z.int().exactOptional(),
  /** Dollars, subject to an inspection. */
  offer_price: z.number().min(0),
}) satisfies z.ZodType<OfferAccepted>;
