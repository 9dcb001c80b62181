import * as z from 'zod';
import type { DeliveryPrice } from '../domain/costs/delivery.ts';
import type { DeliveryQuestion } from './price-delivery.ts';

export const DeliveryQuestionSchema = z.object({
  postcode: z.string().regex(/^\d{4}$/, 'a postcode of 4 digits'),
}) satisfies z.ZodType<DeliveryQuestion>;

export const DeliveryPriceSchema = z.looseObject({
  /** The dealer's name of the region. */
  name: z.string(),
  /** Dollars. */
  price: z.number().min(0),
  /** What the postcode's place is called. */
  place: z.string().exactOptional(),
}) satisfies z.ZodType<DeliveryPrice>;
