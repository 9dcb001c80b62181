import * as z from 'zod';
import type { Model } from '../domain/model/model.ts';
import type { Known } from './known.ts';

export type ModelAnswer = Pick<Model, 'slug' | 'name' | 'manufacturer' | 'status' | 'manufacturer_body'> & {
  short_description: string;
  model_variants: Pick<Model['model_variants'][number], 'id' | 'name' | 'full_name' | 'dap_min_price'>[];
  colours: Pick<Model['colours'][number], 'name' | 'hexCode' | 'photo_url'>[];
};

export const ModelQuestionSchema = z.object({
  name: z.string().min(1).max(200),
});

export type ModelQuestion = Known<z.infer<typeof ModelQuestionSchema>>;

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

export const LOOK_UP_MODEL_EXAMPLE = {
  request: { name: 'Aldera Larkspur' },
  answer: {
    slug: 'larkspur',
    name: 'Larkspur',
    manufacturer: 'aldera',
    status: '',
    manufacturer_body: 'SUV',
    short_description: 'Five seats.',
    model_variants: [
      { id: 'v1', name: 'Touring', full_name: 'Aldera Larkspur Touring', dap_min_price: 41_990 },
    ],
    colours: [{ name: 'Reef', hexCode: '#1f4e8c', photo_url: null }],
  },
} satisfies { request: ModelQuestion; answer: ModelAnswer };
