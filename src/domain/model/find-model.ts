import { slugify } from '../text/slugify.ts';
import type { Manufacturer, Model } from './model.ts';

/**
 * The model that a name means, with its colours and model_variants (spec M5): 'Larkspur', 'aldera larkspur', 'LARKSPUR
 * Touring' or a slug, whatever case, accents and punctuation. Undefined for no match, and for a name that two brands share
 * unless the brand is said.
 */
export function findModel(
  models: readonly Model[],
  brands: readonly Manufacturer[],
  name: string,
): Model | undefined {
  const wanted = slugify(name);
  if (!wanted) return undefined;
  const brandOf = (model: Model): string =>
    slugify(brands.find(({ slug }) => slug === model.manufacturer)?.name ?? model.manufacturer);
  const named: ((model: Model) => string[])[] = [
    (model) => [`${brandOf(model)}-${slugify(model.name)}`],
    (model) => [slugify(model.name), model.slug],
    (model) => variantNames(model, brandOf(model)),
  ];
  for (const namesOf of named) {
    const found = models.filter((model) => namesOf(model).includes(wanted));
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

function variantNames(model: Model, brand: string): string[] {
  return model.model_variants.flatMap(({ name, full_name: fullName }) => {
    const short = `${slugify(model.name)}-${slugify(name)}`;
    return [slugify(fullName), short, `${brand}-${short}`];
  });
}
