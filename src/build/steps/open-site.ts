import type { ContentText } from '../../domain/content/content-text.ts';
import { localTime } from '../../domain/location/local-time.ts';
import { copyMemory } from '../../stock/history/copy-memory.ts';
import { RAIL_NAMES } from '../../stock/rails/rail.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { atPreviewAddress } from '../at-preview-address.ts';
import {
  listReleases,
  liveRelease,
  releaseFolders,
  type ReleaseFolders,
  type ReleaseKind,
} from '../publish/release-folders.ts';
import { settlePublication } from '../remember-publication.ts';
import type { SiteJob } from '../report/build-message.ts';
import type { SiteRecord } from '../report/site-record.ts';
import { publishedState, type SiteFolders } from '../site-folders.ts';
import { checkTenant } from '../tenants/check-tenant.ts';
import { contentWarnings } from '../tenants/content-warnings.ts';

/** A build of one site: what was asked for, where its files are, and what hears of it. */
export type SiteBuild = {
  /** As it was asked for. */
  given: SiteJob;
  folders: SiteFolders;
  record: SiteRecord;
  onProgress: (text: string) => void;
};

/** A site whose settings and texts were read: what every further step of its build needs. */
export type OpenSite = SiteBuild & {
  /** What is built: of a preview, what keeps a site from being published keeps nobody from looking at it. */
  job: SiteJob;
  isPreview: boolean;
  kind: ReleaseKind;
  now: Date;
  /** The dealer's day, YYYY-MM-DD. */
  today: string;
  tenant: Tenant;
  tenantFolder: string;
  texts: readonly ContentText[];
  releases: ReleaseFolders;
  /** The release that is live; undefined before the first. */
  live: string | undefined;
};

/**
 * Begins a build: settles what the one before has left, reads and checks the tenant and its texts. Throws TenantError for
 * settings and texts that cannot be used.
 */
export async function openSite(build: SiteBuild): Promise<OpenSite> {
  const {
    given,
    folders,
    record: { facts },
  } = build;
  const isPreview = given.isPreview ?? false;
  const job = isPreview ? { ...given, allow: RAIL_NAMES } : given;
  const now = new Date(job.now);
  const kind = isPreview ? 'preview' : 'published';
  const releases = releaseFolders(job.outFolder, job.slug, kind);
  const live = await liveRelease(releases);
  if (isPreview) await copyMemory(publishedState(job), folders.state);
  else await settlePublication(folders.state, live, await listReleases(releases));
  const checked = await checkTenant(job.slug, job.tenantsFolder, {
    ownFeed: (job.feed ?? job.map) === undefined,
  });
  const { folder: tenantFolder, texts, textLines, warnings, placeholderWarnings } = checked;
  const tenant = isPreview ? atPreviewAddress(checked.tenant, job.previewUrl) : checked.tenant;
  const today = localTime(now, tenant.site.time_zone).day;
  facts.name = tenant.site.name;
  facts.warnings.push(...placeholderWarnings, ...warnings);
  if (!isPreview) facts.warnings.push(...contentWarnings(texts, textLines, today));
  return { ...build, job, isPreview, kind, now, today, tenant, tenantFolder, texts, releases, live };
}
