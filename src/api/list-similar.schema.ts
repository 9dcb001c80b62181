import * as z from 'zod';
import type { SimilarIds, VehicleSlug } from './list-similar.ts';

export const VehicleSlugSchema = z.object({
  slug: z.string().min(1).max(300),
}) satisfies z.ZodType<VehicleSlug>;

export const SimilarIdsSchema = z.looseObject({
  /** At most six, each the id of a vehicle of this site. */
  ids: z.array(z.string()),
}) satisfies z.ZodType<SimilarIds>;
