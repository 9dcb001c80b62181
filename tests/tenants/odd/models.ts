import type * as z from 'zod';
import type { ModelSettings } from '../../../src/domain/model/model-settings.ts';
import { hostile } from './locations.ts';

const variants = ['One', 'Two', 'Three'].map((name) => ({ id: name, full_name: `Grim Many ${name}`, name }));

/** Models of which nothing is known, models with too much of everything, and hostile words in every field. */
export const models: z.input<typeof ModelSettings> = {
  quote_label: hostile('quote'),
  coming_soon_label: hostile('soon'),
  price_note: hostile('price note'),
  brands: [
    { id: 'grim', name: hostile('brand'), slug: 'grim', logo: null, description: hostile('brand text') },
    { id: 'blank', name: 'Blank', slug: 'blank', logo: { url: null } },
  ],
  list: [
    { slug: 'bare', name: 'Bare', manufacturer: 'blank' },
    {
      slug: 'hostile',
      name: hostile('model'),
      manufacturer: 'grim',
      manufacturer_body: hostile('body'),
      short_description: hostile('description'),
      image: { url: 'photos/there-is-none.webp' },
      model_variants: [
        {
          id: '"><b>1',
          full_name: hostile('full name'),
          series: hostile('series'),
          name: hostile('variant'),
          features: [
            '<strong>Kept</strong>',
            '<img src=x onerror="alert(1)">Picture gone',
            '<script>alert("feature")</script>',
            '<a href="javascript:alert(1)">Link gone</a>',
            '<p style="position:fixed">Style gone',
          ],
          dap_min_price: -1,
          dap_max_price: 1e9,
        },
      ],
      colours: [{ name: hostile('colour'), hexCode: '#1F4E8C', photo_url: 'photos/there-is-none.webp' }],
    },
    {
      slug: 'many',
      name: 'Many ' + 'unbreakably-long-name'.repeat(12),
      manufacturer: 'blank',
      status: 'coming_soon',
      model_variants: variants.map((variant) => ({ ...variant, dap_min_price: 30_000 })),
      colours: Array.from({ length: 40 }, (_, index) => ({
        name: `Colour ${index + 1}`,
        hexCode: `#${(index * 6).toString(16).padStart(2, '0').repeat(3)}`,
      })),
    },
  ],
};
