import { tenant } from 'virtual:tenant';
import { resolveFinance } from '../../domain/finance/resolve-finance.ts';
import { findModel } from '../../domain/model/find-model.ts';
import { vehicleBreadcrumb, type Crumb } from '../../domain/vehicle/vehicle-breadcrumb.ts';
import type { VehicleCard } from '../../domain/vehicle/vehicle-card.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { vehiclePageData, type VehiclePageData } from '../../domain/vehicle/vehicle-page-data.ts';
import { isPage } from './known-pages.ts';
import { cardsKey, pageKey } from './page-key.ts';
import { cardOf, listingPaths, shareImageOf, similarTo, today } from './site-stock.ts';

const rules = resolveFinance(tenant.finance);
/** The dealer's finance rules, with nothing left open; a finance page of the car's own counts once the site has one. */
const finance = { ...rules, personalised: rules.personalised && isPage('/personalised/finance') };

/** The limits of finance as islands are told them. */
export const FINANCE_LIMITS = JSON.stringify(rules.limits);

const { list: models, brands } = tenant.models;

/** Where a vehicle's model is described, when it has a page (spec M5). */
function modelLink({ make, model }: Vehicle): { label: string; href: string } | undefined {
  const found = models.length > 0 ? findModel(models, brands, `${make} ${model}`) : undefined;
  return found && { label: `All about the ${make} ${found.name}`, href: `/models/${found.slug}` };
}

/** All that a vehicle's page shows beside the vehicle itself. */
export type VehiclePlan = {
  data: VehiclePageData;
  card: VehicleCard;
  similar: VehicleCard[];
  breadcrumb: Crumb[];
};

export function planVehiclePage(vehicle: Vehicle): VehiclePlan {
  return {
    data: vehiclePageData(vehicle, tenant, today, {
      finance,
      isPage,
      shareImage: shareImageOf(vehicle),
      model: modelLink(vehicle),
    }),
    card: cardOf(vehicle),
    similar: similarTo(vehicle).map(cardOf),
    breadcrumb: vehicleBreadcrumb(vehicle, listingPaths),
  };
}

/** The key of a vehicle's page. Its location stands in the settings, which every key holds already. */
export function vehiclePageKey(vehicle: Vehicle): string {
  const { data, similar, breadcrumb } = planVehiclePage(vehicle);
  const { location, ...shown } = data;
  return pageKey(vehicle, location?.slug, shown, cardsKey(similar), breadcrumb);
}
