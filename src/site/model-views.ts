import { colourTabs, type ColourGroup } from '../domain/model/colour-tabs.ts';
import { cutFeatures } from '../domain/model/variant-layout.ts';
import { modelPicture } from '../domain/model/model-pictures.ts';
import { modelPriceText, variantPriceText } from '../domain/model/model-price.ts';
import type {
  ColourGroupView,
  ModelTile,
  ModelView,
  PriceWords,
  VariantView,
} from '../domain/model/model-view.ts';
import type { Model, ModelVariant } from '../domain/model/model.ts';
import { isComingSoon, modelFullName, quoteLink } from '../domain/model/quote-link.ts';
import { slugify } from '../domain/text/slugify.ts';
import { createModelFinance } from './model-finance.ts';
import type { SiteParts } from './site-parts.ts';

/** The models of a site as its pages show them. */
export type ModelViews = {
  /** The name of a model's manufacturer, or its slug where it is not listed. */
  brandName: (model: Model) => string;
  tileOf: (model: Model) => ModelTile;
  viewOf: (model: Model) => ModelView;
  /** The dealer's stock of a make, or of a model of it, when there is such a list. */
  stockHref: (...names: string[]) => string | undefined;
};

/** Answers how the pages of a site show its models. */
export function createModelViews(site: Pick<SiteParts, 'tenant' | 'isPage' | 'pictureOf'>): ModelViews {
  const { tenant, isPage, pictureOf } = site;
  const settings = tenant.models;
  const financeOf = createModelFinance(site);

  const brandName = (model: Model): string =>
    settings.brands.find(({ slug }) => slug === model.manufacturer)?.name ?? model.manufacturer;

  function stockHref(...names: string[]): string | undefined {
    const href = `/search/${names.map(slugify).join('/')}`;
    return isPage(href) ? href : undefined;
  }

  function priceWords(text: string | undefined): PriceWords {
    return text === undefined
      ? { text: tenant.price.no_price_text }
      : { text, label: tenant.price.labels.drive_away };
  }

  const tileOf = (model: Model): ModelTile => ({
    slug: model.slug,
    href: `/models/${model.slug}`,
    brand: brandName(model),
    name: model.name,
    body: model.manufacturer_body,
    bodySlug: slugify(model.manufacturer_body),
    price: priceWords(modelPriceText(model.model_variants)),
    image: pictureOf(modelPicture(model)),
    comingSoon: isComingSoon(model) ? settings.coming_soon_label : undefined,
  });

  const variantView = (variant: ModelVariant, model: Model): VariantView => ({
    id: variant.id,
    name: variant.name,
    series: variant.series,
    price: isComingSoon(model) ? { text: settings.coming_soon_label } : priceWords(variantPriceText(variant)),
    features: cutFeatures(variant.features),
    image: pictureOf(variant.image?.url),
    quote: quoteLink(model, brandName(model), settings, variant),
  });

  const groupView = ({ label, colours }: ColourGroup): ColourGroupView => ({
    label,
    colours: colours.map(({ name, hexCode, photo_url: url }) => ({
      name,
      hex: hexCode,
      image: pictureOf(url),
    })),
  });

  function viewOf(model: Model): ModelView {
    const brand = brandName(model);
    return {
      ...tileOf(model),
      fullName: modelFullName(model, brand),
      description: model.short_description,
      variants: model.model_variants.map((variant) => variantView(variant, model)),
      colourTabs: colourTabs(model).map((tab) => ({
        ...groupView(tab),
        subTabs: tab.subTabs.map(groupView),
      })),
      quote: quoteLink(model, brand, settings),
      priceNote: settings.price_note,
      stockHref: stockHref(brand, model.name),
      finance: financeOf(model),
    };
  }
  return { brandName, tileOf, viewOf, stockHref };
}
