import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { type BuiltPage, isVehicleAddress, pageAddresses, readPage } from './read-page.ts';

/** The page of the vehicle of a fixture with that stock number. */
export function fixturePage(slug: string, stock: string): BuiltPage {
  const address = pageAddresses(FIXTURE_SITES, slug).find(
    (name) => name.startsWith('/cars/') && name.endsWith(`-${stock.toLowerCase()}`),
  );
  if (!address) throw new Error(`${slug} has no page for ${stock}`);
  return readPage(FIXTURE_SITES, slug, address);
}

/** Every vehicle page of a site of a folder. */
export const vehiclePages = (sites: string, slug: string): BuiltPage[] =>
  pageAddresses(sites, slug)
    .filter(isVehicleAddress)
    .map((address) => readPage(sites, slug, address));

const demos = new Map<string, BuiltPage[]>();

/** Every vehicle page of a demo site; each is parsed once. */
export function demoPages(slug: string): BuiltPage[] {
  const pages = demos.get(slug) ?? vehiclePages(DEMO_SITES, slug);
  demos.set(slug, pages);
  return pages;
}
