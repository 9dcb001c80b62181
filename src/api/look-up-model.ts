import type { Model } from '../domain/model/model.ts';

/** A model by its name, with its colours and variants (spec M5, K18). 404 for a name that means none, or several. */
export const LOOK_UP_MODEL = { method: 'GET', path: '/api/models' } as const;

export type ModelQuestion = { name: string };

export type ModelAnswer = Pick<Model, 'slug' | 'name' | 'manufacturer' | 'status' | 'manufacturer_body'> & {
  short_description: string;
  model_variants: Pick<Model['model_variants'][number], 'id' | 'name' | 'full_name' | 'dap_min_price'>[];
  colours: Pick<Model['colours'][number], 'name' | 'hexCode' | 'photo_url'>[];
};

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
