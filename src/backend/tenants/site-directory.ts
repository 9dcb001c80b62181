import type { ReceivedReleases } from './received-releases.ts';
import type { ReleaseProblem } from './shared-releases.ts';
import type { SiteRelease } from './site-release.ts';

/** All sites that the backend answers for. */
export type SiteDirectory = {
  /** The site of a host name, without a port: that of its settings, or `<slug>.localhost`. */
  byHost: (host: string) => Promise<SiteRelease | undefined>;
  all: () => Promise<SiteRelease[]>;
  problems: () => ReleaseProblem[];
};

type Sources = {
  shared: () => Promise<{ sites: SiteRelease[]; problems: ReleaseProblem[] }>;
  received?: ReceivedReleases;
  /** Milliseconds. */
  clock: () => number;
  /** Milliseconds for which the folder is not looked at again. */
  patience?: number;
};

const LOOK_AGAIN_AFTER = 1000;

/** What a shared folder and received releases hold; the folder counts for a site that is in both, because
 * a rollback shows there. */
export function createSiteDirectory({ shared, received, clock, patience }: Sources): SiteDirectory {
  let looked = -Infinity;
  let looking: Promise<void> | undefined;
  let fromDisk: Awaited<ReturnType<Sources['shared']>> = { sites: [], problems: [] };

  async function look(): Promise<void> {
    if (clock() - looked < (patience ?? LOOK_AGAIN_AFTER)) return;
    // Requests that come meanwhile wait for the same look.
    looking ??= shared()
      .then((found) => {
        fromDisk = found;
        looked = clock();
      })
      .finally(() => {
        looking = undefined;
      });
    await looking;
  }

  async function all(): Promise<SiteRelease[]> {
    await look();
    const onDisk = new Set(fromDisk.sites.map(({ slug }) => slug));
    return [...fromDisk.sites, ...(received?.sites() ?? []).filter(({ slug }) => !onDisk.has(slug))];
  }

  return {
    all,
    byHost: async (host) => {
      const name = host.toLowerCase();
      const sites = await all();
      return sites.find(({ hosts }) => hosts.includes(name));
    },
    problems: () => [...fromDisk.problems, ...(received?.problems() ?? [])],
  };
}
