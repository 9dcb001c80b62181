import type { ModelSettings } from '../domain/model/model-settings.ts';
import type { ModelVariant } from '../domain/model/model.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const sanitiseVariant = (variant: ModelVariant): ModelVariant => ({
  ...variant,
  features: variant.features.map(sanitiseHtml).filter(Boolean),
});

/** The models of a tenant with nothing in their HTML that a page may not show; features that were only such are left out. */
export function sanitiseModels(models: ModelSettings): ModelSettings {
  const list = models.list.map((model) => ({
    ...model,
    model_variants: model.model_variants.map(sanitiseVariant),
  }));
  return { ...models, list };
}
