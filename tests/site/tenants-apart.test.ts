import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from './read-page.ts';

const slugs = readdirSync(DEMO_SITES).filter((name) => !name.startsWith('.') && !name.endsWith('.json'));

/** The origin that every page of a site calls its own, and the addresses of its vehicles. */
function siteOf(slug: string): { slug: string; origins: Set<string>; vehicles: string[]; html: string[] } {
  const pages = pageAddresses(DEMO_SITES, slug).map((address) => ({
    address,
    page: readPage(DEMO_SITES, slug, address),
  }));
  return {
    slug,
    origins: new Set(
      // From the text: parsing every page again would take longer than all the rest.
      pages.map(({ page }) => new URL(/rel="canonical" href="([^"]+)"/.exec(page.html)?.[1] ?? '').origin),
    ),
    vehicles: pages.map(({ address }) => address).filter(isVehicleAddress),
    html: pages.map(({ page }) => page.html),
  };
}

// With a shared cache, or an output outside the project, one tenant was once published with another tenant's cars.
test('R3 tenants built side by side share no vehicle and no word of each other', () => {
  const sites = slugs.map(siteOf);
  expect(sites.length).toBeGreaterThan(1);
  for (const site of sites) {
    expect([...site.origins], site.slug).toHaveLength(1);
    for (const other of sites) {
      if (other === site) continue;
      const theirs = new Set(other.vehicles);
      expect(
        site.vehicles.filter((address) => theirs.has(address)),
        `${site.slug} and ${other.slug}`,
      ).toEqual([]);
      const [origin = ''] = other.origins;
      expect(
        site.html.filter((html) => html.includes(origin)).length,
        `${site.slug} names ${other.slug}`,
      ).toBe(0);
    }
  }
});
