import { FIND_LOCATION } from '../api/find-location.ts';
import { groupLocations } from '../domain/location/location-groups.ts';
import { locatorPath } from '../domain/location/locator-path.ts';
import type { Location } from '../domain/location/location.ts';
import { drawnMaps, type DrawnMaps } from './drawn-maps.ts';
import type { SiteParts } from './site-parts.ts';

/** The page that finds the nearest yard (spec L8). */
export type LocatorPlan = {
  href: string;
  /** The first location of each yard. */
  yards: Location[];
  /** All of them, drawn. */
  maps: DrawnMaps | undefined;
  /** What answers its form with a page where there are no scripts: our backend, and no platform. */
  action: string | undefined;
};

/** The locator of a site; undefined where the tenant has none. */
export function locatorPage({ tenant, mapData }: SiteParts): LocatorPlan | undefined {
  const href = locatorPath(tenant);
  if (href === undefined) return undefined;
  const groups = groupLocations(tenant.locations);
  const locations = groups.flatMap(({ tabs }) => tabs.slice(0, 1).map(({ location }) => location));
  const action = tenant.leads && !tenant.platform ? FIND_LOCATION.path : undefined;
  return { href, yards: locations, maps: drawnMaps(locations, mapData), action };
}
