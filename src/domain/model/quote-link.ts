import { slugify } from '../text/slugify.ts';
import type { ModelSettings } from './model-settings.ts';
import type { Model, ModelVariant } from './model.ts';

export type QuoteLink = { label: string; href: string };

/** A model and its brand as one name, the brand said once: 'Aldera Larkspur'. */
export function modelFullName(model: Pick<Model, 'name'>, brand: string): string {
  return slugify(model.name).startsWith(slugify(brand)) ? model.name : `${brand} ${model.name}`;
}

/** True if a model cannot be ordered yet. */
export const isComingSoon = ({ status }: Pick<Model, 'status'>): boolean => status === 'coming_soon';

/** The id of a model's place on /models/order-now: an address that ends in it shows the model without scripts too. */
export const orderChoiceId = ({ slug }: Pick<Model, 'slug'>): string => `model-${slug}`;

/**
 * The link that asks for a quote on a model or one of its variants: /models/order-now with model_id, model_name and
 * vehicle (spec M1). Undefined for models that are coming soon.
 */
export function quoteLink(
  model: Model,
  brand: string,
  settings: Pick<ModelSettings, 'quote_label'>,
  variant?: Pick<ModelVariant, 'full_name'>,
): QuoteLink | undefined {
  if (isComingSoon(model)) return undefined;
  const query = new URLSearchParams({
    model_id: model.slug,
    model_name: model.name,
    vehicle: variant?.full_name ?? modelFullName(model, brand),
  });
  return { label: settings.quote_label, href: `/models/order-now?${query}#${orderChoiceId(model)}` };
}
