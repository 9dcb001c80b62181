import { groupLocations } from '../domain/location/location-groups.ts';
import type { Location } from '../domain/location/location.ts';
import { modelBodies } from '../domain/model/model-bodies.ts';
import type { ModelListView, ModelView } from '../domain/model/model-view.ts';
import type { Model } from '../domain/model/model.ts';
import type { ModelViews } from './model-views.ts';
import type { SiteParts } from './site-parts.ts';

/** What the page that asks for a quote offers: every model with its variants, and one location of each yard. */
export type OrderPlan = {
  choices: { slug: string; href: string; fullName: string; vehicles: string[] }[];
  locations: Location[];
};

/** The pages of new models (spec M1): none for a dealer without any. */
export function modelPages(
  { tenant, pageKey }: Pick<SiteParts, 'tenant' | 'pageKey'>,
  { brandName, tileOf, viewOf }: ModelViews,
) {
  const { list } = tenant.models;
  const onlyWithModels = <Page>(page: () => Page): Page[] => (list.length > 0 ? [page()] : []);
  const listPlan = (): ModelListView => ({ tiles: list.map(tileOf), bodies: modelBodies(list) });

  function orderPlan(): OrderPlan {
    return {
      choices: list.map((model) => {
        const { slug, href, fullName } = viewOf(model);
        return { slug, href, fullName, vehicles: model.model_variants.map((variant) => variant.full_name) };
      }),
      locations: groupLocations(tenant.locations).flatMap(({ tabs }) =>
        tabs.slice(0, 1).map((tab) => tab.location),
      ),
    };
  }

  return {
    /** /models. */
    list: { pages: () => onlyWithModels(() => ({ key: pageKey('models', listPlan()) })), plan: listPlan },
    /** /models/<slug>. */
    each: {
      pages: () => list.map((model) => ({ model, key: pageKey('model', viewOf(model)) })),
      plan: (model: Model): { view: ModelView; brand: string } => ({
        view: viewOf(model),
        brand: brandName(model),
      }),
    },
    /** /models/order-now, where the quote links lead. */
    order: { pages: () => onlyWithModels(() => ({ key: pageKey('order', orderPlan()) })), plan: orderPlan },
  };
}
