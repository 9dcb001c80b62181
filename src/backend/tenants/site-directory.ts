import { sharedNameProblem, sharedNames } from '../../domain/platform/shared-names.ts';
import type { ReceivedReleases } from './received-releases.ts';
import type { ReleaseProblem } from './shared-releases.ts';
import type { SiteRelease } from './site-release.ts';

/** All sites that the backend answers for. */
export type SiteDirectory = {
  /**
   * The site of a host name, without a port: that of its settings, or `<slug>.localhost`. Of two that have it, the one that
   * was answered for before; none where neither was, because leads of one dealer must not go to another.
   */
  byHost: (host: string) => Promise<SiteRelease | undefined>;
  all: () => Promise<SiteRelease[]>;
  /** Throws an Error where another site has a host of this one. */
  admit: (site: SiteRelease) => Promise<void>;
  problems: () => ReleaseProblem[];
};

const isSameHost = (one: SiteRelease, other: SiteRelease): boolean =>
  new URL(one.tenant.site.url).host === new URL(other.tenant.site.url).host;

const named = ({ slug, tenant }: SiteRelease) => ({ slug, url: tenant.site.url });

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
  /** Slugs by the hosts that they were answered for at. */
  const owners = new Map<string, string>();

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

  function merged(): SiteRelease[] {
    const onDisk = new Set(fromDisk.sites.map(({ slug }) => slug));
    return [...fromDisk.sites, ...(received?.sites() ?? []).filter(({ slug }) => !onDisk.has(slug))];
  }

  async function all(): Promise<SiteRelease[]> {
    await look();
    return merged();
  }

  return {
    all,
    byHost: async (host) => {
      const name = host.toLowerCase();
      const claimants = (await all()).filter(({ hosts }) => hosts.includes(name));
      const site =
        claimants.length > 1 ? claimants.find(({ slug }) => slug === owners.get(name)) : claimants[0];
      if (site) owners.set(name, site.slug);
      return site;
    },
    admit: async (site) => {
      // The folder has this slug for the same tenant, unless their hosts differ.
      const others = (await all()).filter(
        (other) => other.slug !== site.slug || (fromDisk.sites.includes(other) && !isSameHost(other, site)),
      );
      const [shared] = sharedNames([...others.map(named), named(site)]).filter(
        ({ slug }) => slug === site.slug,
      );
      if (shared) throw new Error(sharedNameProblem(shared));
    },
    problems: () => [
      ...sharedNames(merged().map(named)).map((shared) => ({
        slug: shared.slug,
        reason: sharedNameProblem(shared),
      })),
      ...fromDisk.problems,
      ...(received?.problems() ?? []),
    ],
  };
}
