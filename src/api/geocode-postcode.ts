import * as z from 'zod';
import type { Known } from './known.ts';

export const GeocodeQuestionSchema = z.object({
  postal_code: z.string().max(20),
  country: z.literal('AU').exactOptional(),
});

/** `country` is AU; the table has no other. */
export type GeocodeQuestion = Known<z.infer<typeof GeocodeQuestionSchema>>;

export const GeocodeAnswerSchema = z.looseObject({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.looseObject({
      geometry: z.looseObject({ location: z.looseObject({ lat: z.number(), lng: z.number() }) }),
      /** A place of the postcode, its state and the postcode. */
      formatted_address: z.string(),
    }),
  ),
});

/** Degrees, WGS 84: the middle of the postcode's places, to a hundredth. */
export type GeocodeAnswer = Known<z.infer<typeof GeocodeAnswerSchema>>;

export const GEOCODE_POSTCODE_EXAMPLE = {
  request: { postal_code: '4000', country: 'AU' },
  answer: {
    status: 'OK',
    results: [
      { geometry: { location: { lat: -27.47, lng: 153.02 } }, formatted_address: 'Brisbane City QLD 4000' },
    ],
  },
} satisfies { request: GeocodeQuestion; answer: GeocodeAnswer };
