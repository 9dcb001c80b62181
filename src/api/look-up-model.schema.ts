import * as z from 'zod';
import type { ModelAnswer, ModelQuestion } from './look-up-model.ts';

export const ModelQuestionSchema = z.object({
  name: z.string().min(1).max(200),
}) satisfies z.ZodType<ModelQuestion>;

export const ModelAnswerSchema = z.looseObject({
  slug: z.string(),
  name: z.string(),
  /** Slug of its manufacturer. */
  manufacturer: z.string(),
  /** `coming_soon`, or another word. */
  status: z.string(),
  manufacturer_body: z.string(),
  short_description: z.string(),
  model_variants: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      full_name: z.string(),
      /** Dollars; null where no price is published. */
      dap_min_price: z.number().nullable(),
    }),
  ),
  colours: z.array(
    z.looseObject({ name: z.string(), hexCode: z.string(), photo_url: z.string().nullable() }),
  ),
}) satisfies z.ZodType<ModelAnswer>;
