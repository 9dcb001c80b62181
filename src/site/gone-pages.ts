import { tellMeHref } from '../domain/saved-search/like-vehicle.ts';
import type { GoneVehicle } from '../domain/vehicle/gone-vehicle.ts';
import { vehicleBreadcrumb, type Crumb } from '../domain/vehicle/vehicle-breadcrumb.ts';
import type { VehicleCard } from '../domain/vehicle/vehicle-card.ts';
import type { SiteParts } from './site-parts.ts';
import { waysOn, type WayOn } from './ways-on.ts';

/** What the page of a vehicle that is no longer shown says beside its name. */
export type GonePlan = {
  breadcrumb: Crumb[];
  similar: VehicleCard[];
  tellMe: string | undefined;
  lists: WayOn[];
};

/** The pages of vehicles that were shown once and are not any more, for as long as the tenant keeps them. */
export function gonePages({
  tenant,
  stock,
  listings,
  listingPaths,
  similarTo,
  pageKey,
  cardsKey,
}: SiteParts) {
  const plan = (vehicle: GoneVehicle): GonePlan => {
    const breadcrumb = vehicleBreadcrumb(vehicle, listingPaths);
    return {
      breadcrumb,
      lists: waysOn(
        listings,
        breadcrumb.flatMap(({ href }) => href ?? []),
      ),
      similar: similarTo(vehicle),
      tellMe: tenant.saved_searches ? tellMeHref(vehicle, tenant.listing.facets) : undefined,
    };
  };
  return {
    pages: () =>
      stock.gone.map((vehicle) => {
        const { breadcrumb, similar, tellMe, lists } = plan(vehicle);
        return { vehicle, key: pageKey(vehicle, breadcrumb, cardsKey(similar), tellMe, lists) };
      }),
    plan,
  };
}
