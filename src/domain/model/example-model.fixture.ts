import type { Manufacturer, Model, ModelColour, ModelVariant } from './model.ts';

/** A plain manufacturer, for tests; `changes` say what matters to the case. */
export function exampleManufacturer(changes: Partial<Manufacturer> = {}): Manufacturer {
  return { id: 'b1', name: 'Alder', slug: 'alder', logo: null, description: '', ...changes };
}

/** A plain variant, for tests. */
export function exampleVariant(changes: Partial<ModelVariant> = {}): ModelVariant {
  const { name = 'Touring' } = changes;
  return {
    id: name,
    full_name: `Alder Brook ${name}`,
    series: '',
    name,
    features: [],
    image: null,
    dap_min_price: null,
    dap_max_price: null,
    ...changes,
  };
}

/** A plain colour, for tests. */
export function exampleColour(changes: Partial<ModelColour> = {}): ModelColour {
  return { name: 'Blue', photo_url: null, hexCode: '#1f4e8c', ...changes };
}

/** A plain model that can be ordered, for tests. */
export function exampleModel(changes: Partial<Model> = {}): Model {
  return {
    slug: 'brook',
    name: 'Brook',
    image: null,
    cloudfront_new_image_url: null,
    short_description: '',
    status: 'available',
    manufacturer_body: 'SUV',
    manufacturer: 'alder',
    model_variants: [],
    colours: [],
    ...changes,
  };
}
