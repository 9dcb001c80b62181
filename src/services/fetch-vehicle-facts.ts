import { VEHICLE_FACTS_MARK } from '../domain/vehicle-page/vehicle-facts-marks.ts';
import type { VehicleFacts } from '../domain/vehicle-page/vehicle-facts.ts';
import { VIEW_VEHICLE } from '../api/routes.ts';
import { isJsonObject } from '../domain/text/json-object.ts';
import { askPlatform } from './call-api.ts';
import { loadPage } from './load-page.ts';

/** The facts of a vehicle, and the number of its yard as its page dials it, such as '+61255500110'. */
export type VehicleOfPage = VehicleFacts & { phone?: string };

const dialledBy = (link: Element | null): string | undefined =>
  link?.getAttribute('href')?.slice('tel:'.length);

/** The number of the yard, or else the first one that a page dials: the words of its links may be masked (spec D6). */
export const phoneInPage = (page: Document): string | undefined =>
  dialledBy(page.querySelector('#vehicle-map a[href^="tel:"]') ?? page.querySelector('a[href^="tel:"]'));

/** The facts that a vehicle's page carries; undefined for a page that has none, as that of a vehicle that is gone. */
export function factsInPage(page: Document): VehicleOfPage | undefined {
  try {
    const facts = JSON.parse(
      page.querySelector(`[${VEHICLE_FACTS_MARK}]`)?.getAttribute(VEHICLE_FACTS_MARK) ?? 'null',
    ) as unknown;
    if (typeof facts !== 'object' || facts === null || !('name' in facts)) return undefined;
    const phone = dialledBy(page.querySelector('#vehicle-map a[href^="tel:"]'));
    return { ...(facts as VehicleFacts), ...(phone !== undefined && { phone }) };
  } catch {
    return undefined;
  }
}

/** The path of the page of a vehicle, as the backend knows it by its id; undefined where that answers nothing. */
async function pathOfId(id: string): Promise<string | undefined> {
  const answer = await askPlatform(VIEW_VEHICLE, { parts: { slug: id }, query: {} }).catch(() => undefined);
  const fields = isJsonObject(answer) ? answer['car_fields'] : undefined;
  const slug = isJsonObject(fields) ? fields['slug'] : undefined;
  return typeof slug === 'string' && slug !== id ? `/cars/${slug}` : undefined;
}

/**
 * What the site's own page of a vehicle says of it, by one of the paths at which that may be, else where the backend says it is;
 * undefined where none of them is the page of the vehicle with this id or slug.
 */
export async function fetchVehicleFacts(
  car: string,
  paths: readonly string[],
): Promise<VehicleOfPage | undefined> {
  const found = await factsAt(car, paths);
  if (found) return found;
  const path = await pathOfId(car);
  return path === undefined ? undefined : factsAt(car, [path]);
}

/** The facts on the first of some pages that is the vehicle's. */
async function factsAt(car: string, paths: readonly string[]): Promise<VehicleOfPage | undefined> {
  for (const path of paths) {
    const page = await loadPage(path).catch(() => undefined);
    const facts = page && factsInPage(page);
    if (facts && (facts.id === car || facts.slug === car)) return facts;
  }
  return undefined;
}
