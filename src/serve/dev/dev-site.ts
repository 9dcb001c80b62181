import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { localTime } from '../../domain/location/local-time.ts';
import type { ContentText } from '../../domain/content/content-text.ts';
import { readSiteData, type SiteData } from '../../build/astro/site-data.ts';
import { startSiteRecord } from '../../build/report/site-record.ts';
import { siteFolders, type SiteFolders } from '../../build/site-folders.ts';
import { checkTenant } from '../../build/tenants/check-tenant.ts';
import { writeSiteSnapshot } from '../../build/write-site-snapshot.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { RAIL_NAMES } from '../../stock/rails/rail.ts';

/** A tenant as its files say. */
export type DevSite = SiteData & {
  texts: readonly ContentText[];
  folders: SiteFolders;
  tenantFolder: string;
};

/** What is worked on while sites are written has a state folder of its own. */
const PLACE = path.join(PROJECT_ROOT, '.forecourt', 'dev');

export const devFolders = (slug: string, tenantsFolder: string): SiteFolders =>
  siteFolders(tenantsFolder, PLACE, slug);

/** Reads and judges the files of a tenant, but for its stock. Throws TenantError with everything that is wrong with them. */
export async function readDevSite(slug: string, tenantsFolder: string): Promise<DevSite> {
  const { tenant, folder, texts } = await checkTenant(slug, tenantsFolder);
  return {
    ...(await readSiteData(tenant, folder, texts)),
    texts,
    folders: devFolders(slug, tenantsFolder),
    tenantFolder: folder,
  };
}

/**
 * Takes the stock of a site as a preview does, with its pictures and its search index, and writes what pages are rendered from.
 * `now` is the moment that it is shown for. Gives the lines of a refusal, none where all is well.
 */
export async function takeDevStock(site: DevSite, tenantsFolder: string, now: Date): Promise<string[]> {
  const { tenant, texts, folders, tenantFolder } = site;
  await mkdir(folders.state, { recursive: true });
  const job = {
    slug: tenant.slug,
    tenantsFolder,
    outFolder: PLACE,
    allow: RAIL_NAMES,
    now: now.toISOString(),
    isPreview: true,
  };
  const { day: today } = localTime(now, tenant.site.time_zone);
  const stock = await writeSiteSnapshot(
    { job, folders, tenant, tenantFolder, texts, today, now },
    startSiteRecord(job),
    () => {},
  );
  return stock.kind === 'refused' ? stock.reason.split('\n') : [];
}
