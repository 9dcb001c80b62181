import { slugify } from '../text/slugify.ts';
import type { Manufacturer, Model } from './model.ts';

/**
 * Who makes a vehicle (`make`, as its feed writes it) or else a model (`model`, its slug), under the name and slug that the
 * dealer lists; a make that nobody lists has the slug of its name (spec F1). Undefined where neither is known.
 */
export function manufacturerOf(
  { brands, list }: { brands: readonly Manufacturer[]; list: readonly Model[] },
  make: string | undefined,
  model: string | undefined,
): Pick<Manufacturer, 'slug' | 'name'> | undefined {
  const ordered = make ? undefined : list.find(({ slug }) => slug === model)?.manufacturer;
  const made = slugify(make ?? '');
  const brand = brands.find(({ slug, name }) => (make ? slugify(name) === made : slug === ordered));
  if (brand) return { slug: brand.slug, name: brand.name };
  return make ? { slug: made, name: make } : undefined;
}
