import path from 'node:path';
import { overrideFeed } from '../stock/feed/feed-overrides.ts';
import { fetchFeeds, secondaryFeedsOf } from '../stock/fetch-feeds.ts';
import { withFileLock } from '../command-line/file-lock.ts';
import { UnknownAstroError } from './astro/known-astro.ts';
import type { SiteJob } from './report/build-message.ts';
import type { BuildReport } from './report/build-report.ts';
import { openPageCache } from './render/page-cache.ts';
import { renderSite } from './render/render-site.ts';
import { siteFolders } from './site-folders.ts';
import { startSiteRecord } from './report/site-record.ts';
import { checkLaw, completeBundle } from './steps/complete-bundle.ts';
import { openSite, type SiteBuild } from './steps/open-site.ts';
import { publishSite, type Published } from './steps/publish-site.ts';
import { allowLine } from './allowed-rails.ts';
import { reasonOf } from '../command-line/reason-of.ts';
import { siteInputs } from './unchanged/build-inputs.ts';
import { forgetBuild } from './unchanged/kept-build.ts';
import { unchangedBuild, type UnchangedBuild } from './unchanged/unchanged-build.ts';
import { writeSiteSnapshot } from './write-site-snapshot.ts';

type Refused = { outcome: 'refused'; published: false; rail: string; rails: string[]; reason: string };

async function buildLocked(build: SiteBuild): Promise<Published | UnchangedBuild | Refused> {
  const { folders, record, onProgress } = build;
  const site = await openSite(build);
  const { job, tenant, tenantFolder, texts, today, now, live, releases } = site;
  const fetched = fetchFeeds(overrideFeed(tenant.feed, job), secondaryFeedsOf(tenant, job.feed), {
    tenantFolder,
    stateFolder: folders.state,
    now,
    onProgress,
    environment: process.env,
  });
  const inputs = await siteInputs({ job, tenant, tenantFolder, today }, fetched);
  if (inputs !== undefined) {
    const unchanged = await unchangedBuild({
      job,
      tenant,
      stateFolder: folders.state,
      inputs,
      live,
      releases: releases.releases,
      facts: record.facts,
    });
    if (unchanged) return unchanged;
  }
  // What follows takes the place of what that build has left.
  await forgetBuild(folders.state);

  const stock = await writeSiteSnapshot({ ...site, fetched }, record, onProgress);
  if (stock.kind === 'refused') return refusedBy(job.slug, stock);

  onProgress('render');
  const cache = await openPageCache(folders.pages);
  const rendered = await record.timer.during('render', () =>
    renderSite(job, { tenant, tenantFolder, texts }, folders, cache, onProgress),
  );
  for (const use of rendered.pages.helpers) record.add(use);

  onProgress('bundle');
  return record.timer.during('bundle', async () => {
    const bundle = await completeBundle(site, stock, rendered);
    onProgress('law');
    const { refusal, ...checked } = await checkLaw(site, stock, rendered, bundle);
    if (refusal !== undefined) return refusedBy(job.slug, { rail: 'law', rails: ['law'], reason: refusal });
    onProgress('publish');
    return publishSite(site, stock, { ...rendered, cache }, checked, inputs);
  });
}

const refusedBy = (
  slug: string,
  { rail, rails, reason }: Pick<Refused, 'rail' | 'rails' | 'reason'>,
): Refused => ({
  outcome: 'refused',
  published: false,
  rail,
  rails,
  reason: [reason, ...allowLine(slug, rails)].join('\n'),
});

/**
 * Builds and publishes one site, from feed to link, under a lock that keeps a second build of it away, or waiting. Whatever stops it
 * is told in the report, and what was published stays; only UnknownAstroError is thrown, for Astro alone can build the site
 * then, in a process of its own. `countedCpuSeconds` are those that reports of earlier sites in this
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
    if (job.waitMs !== undefined) onProgress('waiting');
    const lock = { waitMs: job.waitMs ?? 0, taken };
    const outcome = await withFileLock(path.join(folders.state, 'build.lock'), lock, () =>
      buildLocked({ given: job, folders, record, onProgress }),
    );
    return { report: { ...record.common(), ...outcome }, stock: record.facts.stock };
  } catch (error) {
    if (error instanceof UnknownAstroError) throw error;
    const failure = { outcome: 'failed', published: false, reason: reasonOf(error) } as const;
    return { report: { ...record.common(), ...failure }, stock: record.facts.stock };
  }
}
