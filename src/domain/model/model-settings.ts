import * as z from 'zod';
import { Manufacturer, Model } from './model.ts';

/** Address of the quote page, which no model may take. */
const RESERVED_SLUG = 'order-now';

/** Pages of new models and their brands (spec M1-M5); they exist only when something is listed. */
export const ModelSettings = z
  .strictObject({
    /** New models, in the order of /models. */
    list: z.array(Model).default([]),
    /** Manufacturers of the models; each without a link of its own has a page at /{slug}/overview. */
    brands: z.array(Manufacturer).default([]),
    /** Words of the link to the quote page. */
    quote_label: z.string().min(1).default('Get a Quote'),
    /** Words in place of that link on models that are still to come. */
    coming_soon_label: z.string().min(1).default('Coming Soon'),
    /** Under every price range: for whom it holds. A drive-away price is a price in one state. */
    price_note: z.string().default(''),
  })
  .superRefine(({ list, brands }, context) => {
    const known = new Set(brands.map(({ slug }) => slug));
    list.forEach((model, at) => {
      const path = ['list', at];
      const complain = (key: string, message: string): void =>
        context.addIssue({ code: 'custom', path: [...path, key], message, input: model });
      if (!known.has(model.manufacturer)) complain('manufacturer', 'the slug of one of models.brands');
      if (model.slug === RESERVED_SLUG)
        complain('slug', `a slug other than ${RESERVED_SLUG}, the quote page's`);
      if (list.findIndex(({ slug }) => slug === model.slug) !== at) complain('slug', 'a slug of its own');
    });
    brands.forEach(({ slug }, at) => {
      if (brands.findIndex((other) => other.slug === slug) === at) return;
      context.addIssue({
        code: 'custom',
        path: ['brands', at, 'slug'],
        message: 'a slug of its own',
        input: slug,
      });
    });
  });

export type ModelSettings = z.output<typeof ModelSettings>;
