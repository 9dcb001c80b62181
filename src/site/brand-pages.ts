import type { Location } from '../domain/location/location.ts';
import { brandLink } from '../domain/model/brand-link.ts';
import type { ShownStock } from '../domain/content/content-view.ts';
import type { BrandFacts, BrandTile, ModelTile } from '../domain/model/model-view.ts';
import type { Manufacturer, Model } from '../domain/model/model.ts';
import { sharedPhoto, type PageImage } from '../domain/picture/shared-photo.ts';
import type { VehicleImage } from '../domain/vehicle/vehicle.ts';
import type { ModelViews } from './model-views.ts';
import type { SiteParts } from './site-parts.ts';

/** What /brands shows; `image` is shown of it when it is shared. */
export type BrandListPlan = { tiles: BrandTile[]; image: PageImage | undefined };

/** What the page of a brand shows beside its own words. */
export type BrandPlan = BrandFacts & {
  tiles: ModelTile[];
  logo: VehicleImage | undefined;
  picture: VehicleImage | undefined;
  /** Some of what is in stock, with the way to all of it. */
  stock: ShownStock | undefined;
  locations: Location[];
};

/** Vehicles on the page of a brand. */
const VEHICLES = 4;

/** The pages of brands (spec M4): /brands, and one for each brand that has no page elsewhere. */
export function brandPages(
  { tenant, pageKey, pictureOf, stockOf }: Pick<SiteParts, 'tenant' | 'pageKey' | 'pictureOf' | 'stockOf'>,
  { tileOf, stockHref }: Pick<ModelViews, 'tileOf' | 'stockHref'>,
) {
  const { list, brands } = tenant.models;
  const modelsOf = (brand: Manufacturer): Model[] =>
    list.filter(({ manufacturer }) => manufacturer === brand.slug);

  function stockOfBrand({ name }: Manufacturer): ShownStock | undefined {
    const href = stockHref(name);
    return href ? stockOf(href, VEHICLES) : undefined;
  }
  /** Of its models the first that has one, else of what is in stock. */
  const pictureOfBrand = (brand: Manufacturer): VehicleImage | undefined =>
    modelsOf(brand)
      .map((model) => tileOf(model).image)
      .find((image) => image) ?? stockOfBrand(brand)?.cards.find(({ image }) => image)?.image;
  const factsOf = (brand: Manufacturer) => ({
    logo: pictureOf(brand.logo?.url),
    picture: pictureOfBrand(brand),
    inStock: stockOfBrand(brand)?.total ?? 0,
    warrantyYears: brand.warranty_years,
  });

  function brandTile(brand: Manufacturer): BrandTile {
    const { href, isExternal } = brandLink(brand);
    return {
      name: brand.name,
      href,
      isExternal,
      ...factsOf(brand),
      models: modelsOf(brand).map(({ name }) => name),
    };
  }

  const listPlan = (): BrandListPlan => ({
    tiles: brands.map(brandTile),
    image: sharedPhoto(list.map(tileOf).find((tile) => tile.image)?.image, tenant.images),
  });

  const plan = (brand: Manufacturer): BrandPlan => ({
    ...factsOf(brand),
    tiles: modelsOf(brand).map(tileOf),
    stock: stockOfBrand(brand),
    locations: tenant.locations.filter(
      ({ visible, manufacturers }) => visible && manufacturers.includes(brand.name),
    ),
  });

  return {
    /** /brands. */
    list: {
      pages: () => (brands.length > 0 ? [{ key: pageKey('brands', listPlan()) }] : []),
      plan: listPlan,
    },
    /** /<slug>/overview. */
    each: {
      pages: () =>
        brands
          .filter((brand) => brandLink(brand).isOwnPage)
          .map((brand) => ({ brand, key: pageKey('brand', brand.slug, plan(brand)) })),
      plan,
    },
  };
}
