import { tellMeHref } from '../domain/saved-search/like-vehicle.ts';
import type { GoneVehicle } from '../domain/vehicle/gone-vehicle.ts';
import { vehicleBreadcrumb, type Crumb } from '../domain/vehicle/vehicle-breadcrumb.ts';
import type { VehicleCard } from '../domain/vehicle/vehicle-card.ts';
import type { SiteParts } from './site-parts.ts';

/** What the page of a vehicle that is no longer shown says beside its name. */
export type GonePlan = { breadcrumb: Crumb[]; similar: VehicleCard[]; tellMe: string | undefined };

/** The pages of vehicles that were shown once and are not any more, for as long as the tenant keeps them. */
export function gonePages({ tenant, stock, listingPaths, similarTo, pageKey, cardsKey }: SiteParts) {
  const plan = (vehicle: GoneVehicle): GonePlan => ({
    breadcrumb: vehicleBreadcrumb(vehicle, listingPaths),
    similar: similarTo(vehicle),
    tellMe: tenant.saved_searches ? tellMeHref(vehicle, tenant.listing.facets) : undefined,
  });
  return {
    pages: () =>
      stock.gone.map((vehicle) => {
        const { breadcrumb, similar, tellMe } = plan(vehicle);
        return { vehicle, key: pageKey(vehicle, breadcrumb, cardsKey(similar), tellMe) };
      }),
    plan,
  };
}
