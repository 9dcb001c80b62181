import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { copyMemory } from '../stock/history/copy-memory.ts';
import { overrideFeed } from '../stock/feed/feed-overrides.ts';
import { fetchFeeds, furtherFeedsOf } from '../stock/fetch-feeds.ts';
import { RAIL_NAMES } from '../stock/rails/rail.ts';
import { localTime } from '../domain/location/local-time.ts';
import { TenantError } from '../tenant/tenant-error.ts';
import { ExpectedError } from '../command-line/expected-error.ts';
import { systemErrorText } from '../command-line/system-error.ts';
import { atPreviewAddress } from './at-preview-address.ts';
import { bundleSite } from './publish/bundle-site.ts';
import { withFileLock } from './publish/file-lock.ts';
import { backendOf, handOver } from './publish/hand-over.ts';
import { handoverOf } from './publish/handover-of.ts';
import { contentHash } from './publish/manifest.ts';
import { linkFiles } from './publish/place-files.ts';
import { publishRelease } from './publish/publish-release.ts';
import { laterPagesOf } from './publish/left-list-pages.ts';
import { listReleases, liveRelease, releaseFolders } from './publish/release-folders.ts';
import { damageWords } from './publish/release-damage.ts';
import { listFiles, type ReadFile } from './publish/site-files.ts';
import { readSitemapDates } from './publish/sitemap-dates.ts';
import { contentWarnings } from './tenants/content-warnings.ts';
import { keepCertificateAndBill } from './compliance/bill-files.ts';
import { certificateFiles } from './compliance/certificate-files.ts';
import { checkRelease } from './compliance/check-release.ts';
import { lawVerdict } from './compliance/law-verdict.ts';
import { checkTenant } from './tenants/check-tenant.ts';
import type { SiteJob } from './report/build-message.ts';
import type { BuildReport, PreviewReport, PublishedReport } from './report/build-report.ts';
import { openPageCache } from './render/page-cache.ts';
import { announcePublication, settlePublication } from './remember-publication.ts';
import { renderSite } from './render/render-site.ts';
import { publishedState, siteFolders, type SiteFolders } from './site-folders.ts';
import { startSiteRecord, type SiteRecord } from './report/site-record.ts';
import { siteInputs } from './unchanged/build-inputs.ts';
import { forgetBuild, keepBuild } from './unchanged/kept-build.ts';
import { lookAtRelease } from './unchanged/release-look.ts';
import { unchangedBuild } from './unchanged/unchanged-build.ts';
import { writeSiteSnapshot } from './write-site-snapshot.ts';

type Made = 'outcome' | 'published' | 'release' | 'pages' | 'files' | 'bytes';
type Outcome =
  | (Pick<PublishedReport, Made> & Pick<PublishedReport, 'unchanged'>)
  | Pick<PreviewReport, Made | 'reason'>
  | { outcome: 'refused'; published: false; rail: string; rails: string[]; reason: string };

const isPage = (file: string): boolean => file.endsWith('.html');

async function buildLocked(
  given: SiteJob,
  folders: SiteFolders,
  record: SiteRecord,
  onProgress: (text: string) => void,
): Promise<Outcome> {
  const { timer, facts } = record;
  const isPreview = given.isPreview ?? false;
  // What keeps a site from being published keeps nobody from looking at it.
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
  const { folder: tenantFolder, texts, textLines, warnings } = checked;
  const tenant = isPreview ? atPreviewAddress(checked.tenant, job.previewUrl) : checked.tenant;
  facts.warnings.push(...warnings);
  facts.name = tenant.site.name;
  const today = localTime(now, tenant.site.time_zone).day;
  if (!isPreview) facts.warnings.push(...contentWarnings(texts, textLines, today));

  const settings = overrideFeed(tenant.feed, job);
  const fetched = fetchFeeds(settings, furtherFeedsOf(tenant, job.feed), {
    tenantFolder,
    stateFolder: folders.state,
    now,
    onProgress,
    environment: process.env,
  });
  const inputs = await siteInputs({ job, tenant, tenantFolder, today }, fetched);
  if (inputs !== undefined) {
    const asked = {
      job,
      tenant,
      stateFolder: folders.state,
      inputs,
      live,
      releases: releases.releases,
      facts,
    };
    const unchanged = await unchangedBuild(asked);
    if (unchanged) return unchanged;
  }
  // What follows takes the place of what that build has left.
  await forgetBuild(folders.state);

  const stock = await writeSiteSnapshot(
    { job, folders, tenant, tenantFolder, texts, today, now, live, fetched },
    { timer, facts },
    onProgress,
  );
  if (stock.kind === 'refused')
    return {
      outcome: 'refused',
      published: false,
      rail: stock.rail,
      rails: stock.rails,
      reason: stock.reason,
    };

  onProgress('render');
  const cache = await openPageCache(folders.pages);
  const { pages, policy } = await timer.during('render', () =>
    renderSite(job, { tenant, tenantFolder, texts }, folders, cache, onProgress),
  );
  for (const use of pages.helpers) record.add(use);

  onProgress('bundle');
  return timer.during('bundle', async () => {
    for (const made of [folders.pictures, folders.shareImages, folders.search]) {
      await mkdir(made, { recursive: true });
      await linkFiles(await listFiles(made), made, folders.site);
    }
    const dates = await readSitemapDates(folders.state);
    const read = new Map<string, ReadFile>(pages.reused);
    for (const page of pages.written) read.set(page.file.path, page);
    for (const file of stock.placed) read.set(file.path, { file });
    const listPages = await laterPagesOf(releases.releases, live);
    const left = { gone: stock.figures.gone ?? [], moved: stock.figures.moved ?? [], listPages };
    const bundle = await bundleSite(folders.site, tenant, policy, dates, today, read, left, isPreview);
    facts.gone = { pages: stock.gonePages, redirects: bundle.redirects };
    facts.warnings.push(...bundle.warnings);
    const { figures, events } = stock;
    const content = contentHash(bundle.files);
    onProgress('law');
    const certificate = await checkRelease({
      tenant,
      release: content,
      siteFolder: folders.site,
      stateFolder: folders.state,
      files: bundle.files,
      day: today,
      vehicles: figures.vehicles ?? [],
      pictures: stock.pictures,
      live,
      events,
    });
    const verdict = lawVerdict(certificate, given.allow);
    facts.warnings.push(...verdict.warnings);
    if (verdict.refusal !== undefined && isPreview) facts.warnings.push(verdict.refusal);
    else if (verdict.refusal !== undefined)
      return { outcome: 'refused', published: false, rail: 'law', rails: ['law'], reason: verdict.refusal };
    onProgress('publish');
    // The site is live by then: what cannot be written costs time in the next build, and nothing else.
    const warnings = [...facts.warnings];
    let isAllWritten = true;
    const warn = (what: string) => (error: unknown) => {
      isAllWritten = false;
      facts.warnings.push(`The site is published. ${what} could not be written: ${reasonOf(error)}`);
    };
    if (!isPreview)
      await announcePublication(folders.state, { content, day: today, figures, events, dates: bundle.dates });
    const { outFolder, slug } = job;
    const safe = new Set(pages.reused.keys());
    const publication = await publishRelease(folders.site, bundle.files, outFolder, slug, kind, today, safe);
    if (publication.mended.length > 0)
      facts.warnings.push(
        `The published site was damaged: ${damageWords(publication.mended)}. It was published again, whole, as ` +
          `${publication.release}. Nothing may write to the folder of a published site but this command.`,
      );
    const { release } = publication;
    const made = (removed: number) => ({
      release,
      pages: { rendered: pages.rendered, reused: pages.reused.size, removed },
      files: bundle.files.length,
      bytes: bundle.files.reduce((sum, file) => sum + file.bytes, 0),
    });
    const cached = cache.keep(pages.keys, folders.site, bundle).catch(warn('The cache of pages'));
    if (isPreview) {
      await cached;
      return { outcome: 'previewed', published: false, reason: 'A preview is not published.', ...made(0) };
    }
    const kept = certificateFiles(job.outFolder, job.slug);
    const certified = keepCertificateAndBill(kept, { ...certificate, release }, job.code);
    await certified.catch(warn('The certificate or the bill of materials'));
    const remember = settlePublication(folders.state, release, await listReleases(releases));
    await remember.catch(warn('What this build has to remember'));
    const handedOver = handoverOf({
      tenant,
      publication,
      files: bundle.files,
      policy,
      siteFolder: folders.site,
      stateFolder: folders.state,
      builtAt: job.now,
    }).then((handover) => handOver(handover, job.outFolder, backendOf(process.env)));
    await handedOver.catch(warn('What the backend has to know'));
    await cached;
    const { removed } = publication.manifest.changedSinceLast;
    const gone = publication.unchanged ? 0 : removed.filter(isPage).length;
    const outcome = { outcome: 'published', published: true, ...made(gone) } as const;
    if (inputs !== undefined && isAllWritten) {
      const report = { ...record.common(), warnings, ...outcome };
      const look = await lookAtRelease(path.join(releases.releases, release), publication.manifest);
      await keepBuild(folders.state, { inputs, release, report, stock: facts.stock, policy, look }).catch(
        warn('What the next build needs to find nothing new'),
      );
    }
    return outcome;
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = error instanceof ExpectedError || error instanceof TenantError;
  return isExpected ? error.message : (systemErrorText(error) ?? error.stack ?? error.message);
}

/**
 * Builds and publishes one site, from feed to link, under a lock that keeps a second build of it away. Whatever stops it
 * is told in the report, and what was published stays. `countedCpuSeconds` are those that reports of earlier sites in this
 * process have counted.
 */
export async function buildOneSite(
  job: SiteJob,
  onProgress: (text: string) => void,
  countedCpuSeconds = 0,
): Promise<{ report: BuildReport; stock: string[] }> {
  const folders = siteFolders(job.tenantsFolder, job.outFolder, job.slug);
  const record = startSiteRecord(job, countedCpuSeconds);
  const taken = `Another build of ${job.slug} is running. Wait for it to end, or stop it, and try again.`;
  try {
    const outcome = await withFileLock(path.join(folders.state, 'build.lock'), { waitMs: 0, taken }, () =>
      buildLocked(job, folders, record, onProgress),
    );
    return { report: { ...record.common(), ...outcome }, stock: record.facts.stock };
  } catch (error) {
    const failure = { outcome: 'failed', published: false, reason: reasonOf(error) } as const;
    return { report: { ...record.common(), ...failure }, stock: record.facts.stock };
  }
}
