import { eraseOldSearches } from '../saved-search-store/erase-searches.ts';
import type { Store } from '../store/store.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

/** A dealer who keeps searches no longer says how long: then those there are end. */
const ENDED_DAYS = 0;
const RETENTION_DAYS = 730;

/** Ends and erases the searches of every dealer that have had their time (spec A12). `now` in milliseconds. */
export async function tidySearches(store: Store, sites: readonly SiteRelease[], now: number): Promise<void> {
  for (const { slug: tenant, tenant: settings } of sites) {
    const { saved_searches: kept, leads } = settings;
    const days = kept === false ? ENDED_DAYS : kept.days;
    const retentionDays = leads === false ? RETENTION_DAYS : leads.delivery.retention_days;
    await eraseOldSearches(store, { tenant, days, retentionDays }, now);
  }
}
