import { listReleases, liveRelease, releaseFolders } from '../../build/publish/release-folders.ts';
import { siteFolders } from '../../build/site-folders.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import { stateAt } from '../state/chosen-state.ts';
import { readKeptTenant, type KeptTenant } from '../state/read-kept-tenant.ts';
import { readNights } from '../tenant-nights.ts';

/** Gives what nights have kept of a tenant. Throws where it cannot be read. */
export type BoardReader = (slug: string) => Promise<KeptTenant>;

/** Reads the state on this machine. */
export const localReader =
  ({ tenantsFolder, outFolder }: SitePlace): BoardReader =>
  async (slug) => {
    const folders = releaseFolders(outFolder, slug);
    return {
      nights: await readNights(siteFolders(tenantsFolder, outFolder, slug).state),
      releases: await listReleases(folders),
      live: await liveRelease(folders),
    };
  };

/**
 * Reads the storage at `address`, s3://bucket/prefix: nothing but what the board shows. Throws UsageError for an address that is
 * none, ExpectedError where there is no such bucket, or the environment lacks its keys.
 */
export async function storedReader(
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<BoardReader> {
  const place = stateAt(address, environment);
  // In a bucket that does not exist every object is missing, as for tenants that no night has built.
  await place.store.list(`${place.prefix}/_`);
  return (slug) => readKeptTenant(place, slug);
}
