import { VEHICLE_FACTS_ID } from '../domain/vehicle-page/vehicle-facts-id.ts';
import type { VehicleFacts } from '../domain/vehicle-page/vehicle-facts.ts';
import { loadPage } from './load-page.ts';

/** The facts that a vehicle's page carries; undefined for a page that has none, as that of a vehicle that is gone. */
export function factsInPage(page: Document): VehicleFacts | undefined {
  try {
    const facts = JSON.parse(page.getElementById(VEHICLE_FACTS_ID)?.textContent ?? 'null') as unknown;
    return typeof facts === 'object' && facts !== null && 'name' in facts
      ? (facts as VehicleFacts)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the site's own page of a vehicle says of it, by one of the paths at which that may be; undefined where none of them is
 * the page of the vehicle with this id or slug.
 */
export async function fetchVehicleFacts(
  car: string,
  paths: readonly string[],
): Promise<VehicleFacts | undefined> {
  for (const path of paths) {
    const page = await loadPage(path).catch(() => undefined);
    const facts = page && factsInPage(page);
    if (facts && (facts.id === car || facts.slug === car)) return facts;
  }
  return undefined;
}
