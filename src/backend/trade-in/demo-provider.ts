import { estimateFromStock, type ListPrice } from '../../domain/trade-in/estimate-from-stock.ts';
import type { DemoProvider } from '../../domain/trade-in/valuation-provider-settings.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { onceFor } from '../once-for.ts';
import type { SiteRelease } from '../tenants/site-release.ts';
import type { ValuationProvider } from './valuation-provider.ts';

const stockOf = onceFor(({ vehicles }: SiteRelease) => [...new Set(vehicles.values())]);

/** The least price of each new model of a dealer, in dollars. */
const listOf = onceFor(({ models }: Tenant): ListPrice[] =>
  models.list.flatMap(({ name, manufacturer, model_variants: variants }): ListPrice[] => {
    const make = models.brands.find(({ slug }) => slug === manufacturer)?.name ?? manufacturer;
    const prices = variants.flatMap(({ dap_min_price: price }) => (price === null ? [] : [price]));
    return prices.length === 0 ? [] : [{ make, model: name, price: Math.min(...prices) }];
  }),
);

/** Knows the invented plates of the settings, and values by what the dealer asks for like vehicles. */
export function demoProvider(
  { plates, share_percent }: DemoProvider,
  site: SiteRelease,
  thisYear: number,
): ValuationProvider {
  return {
    name: 'Demonstration',
    lookUp: (rego, state) => {
      const plate = plates.find((each) => each.rego === rego && each.state === state);
      return Promise.resolve(plate && { make: plate.make, model: plate.model, year: plate.year });
    },
    value: (vehicle) => {
      const anchors = { stock: stockOf(site), list: listOf(site.tenant) };
      return Promise.resolve(estimateFromStock(vehicle, anchors, thisYear, share_percent));
    },
  };
}
