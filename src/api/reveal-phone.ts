import * as z from 'zod';
import type { Known } from './known.ts';

const id = z.string().max(200).exactOptional();

export const PhoneRevealSchema = z.strictObject({
  /** The vehicle on whose page it was. */
  car_id: id,
  /** The yard whose number it is. */
  dealership_id: id,
  /** The site, as a platform knows it. */
  website_id: id,
});

/** Which number, as far as the page knows: of a vehicle, of a location, or of the dealer as a whole. */
export type PhoneReveal = Known<z.infer<typeof PhoneRevealSchema>>;

export const PhoneRevealedSchema = z.looseObject({
  recorded: z.boolean(),
});

export type PhoneRevealed = Known<z.infer<typeof PhoneRevealedSchema>>;

export const REVEAL_PHONE_EXAMPLE = {
  request: { car_id: 'stock-1041', dealership_id: '17', website_id: 'site-1' },
  answer: { recorded: true },
} satisfies { request: PhoneReveal; answer: PhoneRevealed };
