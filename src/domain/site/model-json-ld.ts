import type { Vehicle, WithContext } from 'schema-dts';
import { modelPriceRange } from '../model/model-price.ts';
import type { Model } from '../model/model.ts';
import { isComingSoon, modelFullName } from '../model/quote-link.ts';
import { canonicalUrl } from '../address/canonical.ts';
import { KIND_WORDS } from '../trade/kind-words.ts';
import type { SiteSettings } from './site-settings.ts';

type Context = {
  site: Pick<SiteSettings, 'name' | 'url' | 'stock_noun'>;
  brand: string;
  /** Site-relative or absolute address of the model's picture. */
  image: string | undefined;
};

/**
 * A new model as schema.org describes it, for a script element of its own. Its variants' prices are one aggregate offer in
 * whole dollars, which a model that is coming soon has no more than its page shows a price (spec M1, M2).
 */
export function modelJsonLd(model: Model, { site, brand, image }: Context): WithContext<Vehicle> {
  const url = canonicalUrl(site.url, `/models/${model.slug}`);
  const range = isComingSoon(model) ? undefined : modelPriceRange(model.model_variants);
  const colours = [...new Set(model.colours.map(({ name }) => name))];
  const priced = model.model_variants.filter((variant) => modelPriceRange([variant]));
  return {
    '@context': 'https://schema.org',
    '@type': KIND_WORDS[site.stock_noun].schema,
    name: modelFullName(model, brand),
    url,
    brand: { '@type': 'Brand', name: brand },
    model: model.name,
    itemCondition: 'https://schema.org/NewCondition',
    ...(model.short_description && { description: model.short_description }),
    ...(image && { image: [canonicalUrl(site.url, image)] }),
    ...(model.manufacturer_body && { bodyType: model.manufacturer_body }),
    ...(colours.length > 0 && { color: colours }),
    ...(range && {
      offers: {
        '@type': 'AggregateOffer',
        url,
        lowPrice: range.least,
        highPrice: range.most,
        priceCurrency: 'AUD',
        offerCount: priced.length,
        seller: { '@type': 'AutoDealer', name: site.name, url: canonicalUrl(site.url, '/') },
      },
    }),
  };
}
