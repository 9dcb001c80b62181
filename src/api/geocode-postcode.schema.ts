import * as z from 'zod';
import type { GeocodeAnswer, GeocodeQuestion } from './geocode-postcode.ts';

export const GeocodeQuestionSchema = z.object({
  postal_code: z.string().max(20),
  country: z.literal('AU').exactOptional(),
}) satisfies z.ZodType<GeocodeQuestion>;

export const GeocodeAnswerSchema = z.looseObject({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.looseObject({
      geometry: z.looseObject({ location: z.looseObject({ lat: z.number(), lng: z.number() }) }),
      /** A place of the postcode, its state and the postcode. */
      formatted_address: z.string(),
    }),
  ),
}) satisfies z.ZodType<GeocodeAnswer>;
