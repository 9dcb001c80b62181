import * as z from 'zod';
import type { Known } from './known.ts';

export const VehicleSlugSchema = z.object({
  slug: z.string().min(1).max(300),
});

/** The vehicle, by the last part of its address. */
export type VehicleSlug = Known<z.infer<typeof VehicleSlugSchema>>;

export const SimilarIdsSchema = z.looseObject({
  /** At most six, each the id of a vehicle of this site. */
  ids: z.array(z.string()),
});

export type SimilarIds = Known<z.infer<typeof SimilarIdsSchema>>;

export const LIST_SIMILAR_EXAMPLE = {
  request: { slug: '2021-aldera-larkspur-1041' },
  answer: { ids: ['stock-1042', 'stock-1077'] },
} satisfies { request: VehicleSlug; answer: SimilarIds };
