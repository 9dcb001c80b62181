import { tenant } from 'virtual:tenant';
import { brandLink } from '../../domain/model/brand-link.ts';
import { colourTabs, type ColourGroup } from '../../domain/model/colour-tabs.ts';
import { cutFeatures } from '../../domain/model/cut-features.ts';
import { modelPicture } from '../../domain/model/model-pictures.ts';
import { modelPriceText, variantPriceText } from '../../domain/model/model-price.ts';
import type { Manufacturer, Model, ModelVariant } from '../../domain/model/model.ts';
import { isComingSoon, modelFullName, quoteLink } from '../../domain/model/quote-link.ts';
import { slugify } from '../../domain/text/slugify.ts';
import type { VehicleImage } from '../../domain/vehicle/vehicle.ts';
import type {
  BrandTile,
  ColourGroupView,
  ModelTile,
  ModelView,
  PriceWords,
  VariantView,
} from '../../domain/model/model-view.ts';
import { modelFinance } from './_model-finance.ts';
import { isPage } from '../_plan/known-pages.ts';
import { sitePicture } from '../_plan/site-stock.ts';

const settings = tenant.models;

/** Whether the family of pages exists at all. */
export const hasModels = settings.list.length > 0;

/** The name of a model's manufacturer, or its slug where it is not listed. */
export const brandName = (model: Model): string =>
  settings.brands.find(({ slug }) => slug === model.manufacturer)?.name ?? model.manufacturer;

const pictureOf = (url: string | null | undefined): VehicleImage | undefined =>
  url ? sitePicture(url) : undefined;

const stockHref = (...names: string[]): string | undefined => {
  const href = `/search/${names.map(slugify).join('/')}`;
  return isPage(href) ? href : undefined;
};

function priceWords(text: string | undefined): PriceWords {
  return text === undefined
    ? { text: tenant.price.no_price_text }
    : { text, label: tenant.price.labels.drive_away };
}

export function modelTile(model: Model): ModelTile {
  return {
    slug: model.slug,
    href: `/models/${model.slug}`,
    brand: brandName(model),
    name: model.name,
    body: model.manufacturer_body,
    bodySlug: slugify(model.manufacturer_body),
    price: priceWords(modelPriceText(model.model_variants)),
    image: pictureOf(modelPicture(model)),
    comingSoon: isComingSoon(model) ? settings.coming_soon_label : undefined,
  };
}

function variantView(variant: ModelVariant, model: Model): VariantView {
  const soon = isComingSoon(model);
  return {
    id: variant.id,
    name: variant.name,
    series: variant.series,
    price: soon ? { text: settings.coming_soon_label } : priceWords(variantPriceText(variant)),
    features: cutFeatures(variant.features),
    image: pictureOf(variant.image?.url),
    quote: quoteLink(model, brandName(model), settings, variant),
  };
}

const groupView = ({ label, colours }: ColourGroup): ColourGroupView => ({
  label,
  colours: colours.map(({ name, hexCode, photo_url: url }) => ({
    name,
    hex: hexCode,
    image: pictureOf(url),
  })),
});

export function modelView(model: Model): ModelView {
  const brand = brandName(model);
  return {
    ...modelTile(model),
    fullName: modelFullName(model, brand),
    description: model.short_description,
    variants: model.model_variants.map((variant) => variantView(variant, model)),
    colourTabs: colourTabs(model).map((tab) => ({ ...groupView(tab), subTabs: tab.subTabs.map(groupView) })),
    quote: quoteLink(model, brand, settings),
    priceNote: settings.price_note,
    stockHref: stockHref(brand, model.name),
    finance: modelFinance(model),
  };
}

export function brandTile(brand: Manufacturer): BrandTile {
  const { href, isExternal } = brandLink(brand);
  const models = settings.list.filter(({ manufacturer }) => manufacturer === brand.slug);
  return {
    name: brand.name,
    href,
    isExternal,
    logo: pictureOf(brand.logo?.url),
    models: models.map(({ name }) => name),
  };
}

/** What the page of a brand shows beside its own words. */
export function brandPlan(brand: Manufacturer) {
  return {
    tiles: settings.list.filter(({ manufacturer }) => manufacturer === brand.slug).map(modelTile),
    stockHref: stockHref(brand.name),
    locations: tenant.locations.filter(
      ({ visible, manufacturers }) => visible && manufacturers.includes(brand.name),
    ),
  };
}
