import { buildDemoSites, DEMO_SITES } from '../../built-sites.ts';
import { isVehicleAddress, pageAddresses } from '../../site/read-page.ts';
import { type RunningServer, startServer } from '../../../src/serve/start-server.ts';
import { publishedSites } from '../../../src/serve/published-sites.ts';
import { PAGE_KINDS, type PageKind } from '../../browser/page-budgets.ts';
import type { BenchPage } from './weigh-page.ts';

/** The demo dealers as served, with the pages of each to be measured. */
export type DemoBench = {
  server: RunningServer;
  /** Most vehicles first. */
  dealers: { slug: string; vehicles: BenchPage[]; one: Partial<Record<PageKind, BenchPage>> }[];
};

/** Serves the demo sites, as the browser tests do; builds them first where there are none. */
export async function openDemoBench(): Promise<DemoBench> {
  if ((await publishedSites(DEMO_SITES)).length === 0) {
    process.stderr.write('building the demo sites\n');
    await buildDemoSites();
  }
  // Reads the built folders when it is loaded.
  const { demoSlugs, pageKinds } = await import('../../browser/demo-pages.ts');
  const server = await startServer({ outFolder: DEMO_SITES, port: 0 });
  const dealers = demoSlugs.map((slug) => {
    const pageOf = (kind: PageKind, address: string): BenchPage => ({
      slug,
      kind,
      address,
      url: `${server.siteUrl(slug)}${address}`,
    });
    const kinds = pageKinds(slug);
    const one = PAGE_KINDS.flatMap((kind) => {
      const address = kinds[kind] ?? (kind === 'location' ? kinds['locations'] : undefined);
      return address === undefined ? [] : [[kind, pageOf(kind, address)] as const];
    });
    const vehicles = pageAddresses(DEMO_SITES, slug).filter(isVehicleAddress);
    return {
      slug,
      vehicles: vehicles.map((address) => pageOf('vehicle', address)),
      one: Object.fromEntries(one),
    };
  });
  return { server, dealers: dealers.toSorted((a, b) => b.vehicles.length - a.vehicles.length) };
}
