import * as z from 'zod';
import type { DeliveryPrice } from '../domain/costs/delivery.ts';
import type { Known } from './known.ts';

export const DeliveryQuestionSchema = z.object({
  postcode: z.string().regex(/^\d{4}$/, 'a postcode of 4 digits'),
});

/** `postcode` has four digits. */
export type DeliveryQuestion = Known<z.infer<typeof DeliveryQuestionSchema>>;

export const DeliveryPriceSchema = z.looseObject({
  /** The dealer's name of the region. */
  name: z.string(),
  /** Dollars. */
  price: z.number().min(0),
  /** What the postcode's place is called. */
  place: z.string().exactOptional(),
}) satisfies z.ZodType<DeliveryPrice>;

export const PRICE_DELIVERY_EXAMPLE = {
  request: { postcode: '4000' },
  answer: { name: 'Brisbane', price: 250 },
} satisfies { request: DeliveryQuestion; answer: DeliveryPrice };
