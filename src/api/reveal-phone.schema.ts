import * as z from 'zod';
import type { PhoneReveal, PhoneRevealed } from './reveal-phone.ts';

const id = z.string().max(200).exactOptional();

export const PhoneRevealSchema = z.strictObject({
  /** The vehicle on whose page it was. */
  car_id: id,
  /** The yard whose number it is. */
  dealership_id: id,
  /** The site, as a platform knows it. */
  website_id: id,
}) satisfies z.ZodType<PhoneReveal>;

export const PhoneRevealedSchema = z.looseObject({
  recorded: z.boolean(),
}) satisfies z.ZodType<PhoneRevealed>;
