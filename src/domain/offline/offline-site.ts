import { garagePages, type GarageSite } from '../garage/garage-site.ts';
import { ALL_HREF } from '../search/listing-href.ts';

/** Where the worker lies: at the root, from where it can be given any page of the site. */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';
/** Where the worker lay that kept garages alone; it is published there too, so that browsers that have it get what came after. */
export const GARAGE_WORKER_PATH = '/garage-worker.js';
/** The scope of a worker that keeps the stock. */
export const STOCK_SCOPE = '/';

/** What the pages of one site keep on a device, as the build writes it into the worker. */
export type OfflineSite = {
  /** The pages of the garage; none where it is off. */
  garage: readonly string[];
  /** Absent where nothing of the stock is kept. */
  stock?: {
    /** The list that is kept although it was not opened: the search box leads there. */
    list: string;
    /** The zone that times are said in. */
    timeZone: string;
  };
};

/** What a site keeps (spec A6, S17), which its switches decide. */
export function offlineSite(
  tenant: GarageSite & { switches: { offline: boolean }; site: { time_zone: string } },
): OfflineSite {
  return {
    garage: garagePages(tenant).map(({ path }) => path),
    ...(tenant.switches.offline && { stock: { list: ALL_HREF, timeZone: tenant.site.time_zone } }),
  };
}

/**
 * True if a worker with this scope (a path) has work on a site: one for all pages where the stock is kept, else one for each
 * page of the garage. Any other ends itself.
 */
export const isWanted = (scope: string, { garage, stock }: OfflineSite): boolean =>
  stock ? scope === STOCK_SCOPE : garage.includes(scope);
