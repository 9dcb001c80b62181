import type { ModelSettings } from './model-settings.ts';
import type { Model } from './model.ts';

/** The picture that stands for a model: the newer one first, then its own, then its first colour's (spec N3). */
export function modelPicture(model: Model): string | undefined {
  const colour = model.colours.find(({ photo_url: url }) => url);
  return model.cloudfront_new_image_url ?? model.image?.url ?? colour?.photo_url ?? undefined;
}

/** Every picture that models and brands name, as written in the settings. */
export function modelPictures({ list, brands }: Pick<ModelSettings, 'list' | 'brands'>): string[] {
  const named = [
    ...list.flatMap((model) => [
      modelPicture(model),
      ...model.model_variants.map(({ image }) => image?.url),
      ...model.colours.map(({ photo_url: url }) => url),
    ]),
    ...brands.map(({ logo }) => logo?.url),
  ];
  return [...new Set(named.flatMap((url) => url || []))];
}
