import type { Location } from '../domain/location/location.ts';
import { brandLink } from '../domain/model/brand-link.ts';
import type { BrandTile, ModelTile } from '../domain/model/model-view.ts';
import type { Manufacturer, Model } from '../domain/model/model.ts';
import { sharedPhoto, type PageImage } from '../domain/picture/shared-photo.ts';
import type { ModelViews } from './model-views.ts';
import type { SiteParts } from './site-parts.ts';

/** What /brands shows; `image` is shown of it when it is shared. */
export type BrandListPlan = { tiles: BrandTile[]; image: PageImage | undefined };

/** What the page of a brand shows beside its own words. */
export type BrandPlan = { tiles: ModelTile[]; stockHref: string | undefined; locations: Location[] };

/** The pages of brands (spec M4): /brands, and one for each brand that has no page elsewhere. */
export function brandPages(
  { tenant, pageKey, pictureOf }: Pick<SiteParts, 'tenant' | 'pageKey' | 'pictureOf'>,
  { tileOf, stockHref }: Pick<ModelViews, 'tileOf' | 'stockHref'>,
) {
  const { list, brands } = tenant.models;
  const modelsOf = (brand: Manufacturer): Model[] =>
    list.filter(({ manufacturer }) => manufacturer === brand.slug);

  function brandTile(brand: Manufacturer): BrandTile {
    const { href, isExternal } = brandLink(brand);
    return {
      name: brand.name,
      href,
      isExternal,
      logo: pictureOf(brand.logo?.url),
      models: modelsOf(brand).map(({ name }) => name),
    };
  }

  const listPlan = (): BrandListPlan => ({
    tiles: brands.map(brandTile),
    image: sharedPhoto(list.map(tileOf).find((tile) => tile.image)?.image, tenant.images),
  });

  const plan = (brand: Manufacturer): BrandPlan => ({
    tiles: modelsOf(brand).map(tileOf),
    stockHref: stockHref(brand.name),
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
