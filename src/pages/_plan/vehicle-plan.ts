import { tenant } from 'virtual:tenant';
import { vehicleBreadcrumb, type Crumb } from '../../domain/vehicle/vehicle-breadcrumb.ts';
import type { VehicleCard } from '../../domain/vehicle/vehicle-card.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { vehiclePageData, type VehiclePageData } from '../../features/vehicle/vehicle-page-data.ts';
import { cardsKey, pageKey } from './page-key.ts';
import { cardOf, listingPaths, shareImageOf, similarTo, today } from './site-stock.ts';

/** All that a vehicle's page shows beside the vehicle itself. */
export type VehiclePlan = { data: VehiclePageData; similar: VehicleCard[]; breadcrumb: Crumb[] };

export function planVehiclePage(vehicle: Vehicle): VehiclePlan {
  return {
    data: vehiclePageData(vehicle, tenant, today, shareImageOf(vehicle)),
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
